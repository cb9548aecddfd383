/** @jest-environment node */
import { packageSteps } from './packageSteps';

const file = (name: string, code: string) => ({ name, path: `/app/${name}`, code });

it('lists the modules of packages in the order of evaluation, with what is imported of them', () => {
  const files = [
    file(
      'App.tsx',
      `import Box from '@mui/material/Box';
import { useState } from 'react';
import Form from './form/Form';
import * as system from '@mui/system';
import './data';
const Chart = lazy(() => import('./Chart'));
export default () => <Box><Form /></Box>;`,
    ),
    file(
      'form/Form.tsx',
      `import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { type FieldError } from 'react-hook-form';
import Button from '@mui/material/Button';
import App from '../App';
export default () => <Button />;`,
    ),
    file('data/index.ts', `import dayjs from 'dayjs';`),
    file('Chart.tsx', `import { BarChart } from '@mui/x-charts/BarChart';`),
  ];
  expect(packageSteps(files, '/app/App.tsx')).toEqual([
    { source: '@mui/material/Box', names: ['default'] },
    { source: 'react', names: ['useState', 'useId'] },
    { source: '@mui/material/Button', names: ['default'] },
    { source: '@mui/system', names: undefined },
    { source: 'dayjs', names: ['default'] },
  ]);
});
