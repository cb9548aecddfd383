/** @jest-environment node */
import { usesIconFont } from './usesIconFont';

test.each([
  ["import Icon from '@mui/material/Icon';"],
  ["import Star from '@mui/material/Icon';"],
  ["import Icon, { type IconProps } from '@mui/material/Icon';"],
  ["import { default as Icon } from '@mui/material/Icon';"],
  ['import Icon from "@mui/material/Icon";'],
  ["import { Icon } from '@mui/material';"],
  ["import { Button, Icon } from '@mui/material';"],
  ["import {\n  Button, // for the toolbar\n  Icon as FontIcon,\n} from '@mui/material';"],
  ["import * as React from 'react';\nimport { /* from the font */ Icon } from '@mui/material';"],
  ["export { Icon } from '@mui/material';"],
  ["const Icon = React.lazy(() => import('@mui/material/Icon'));"],
  ["import Icon from '@mui/material/Icon';\n\nexport default function Half( {"],
])('returns true for %j', (code) => {
  expect(usesIconFont(code)).toBe(true);
});

test.each([
  [''],
  ["import IconButton from '@mui/material/IconButton';"],
  ["import { IconButton, SvgIcon } from '@mui/material';"],
  ["import type { IconProps } from '@mui/material/Icon';"],
  ["import { type Icon } from '@mui/material';"],
  ["import { Icon } from './Icon';"],
  ["import { Icon } from '@iconify/react';"],
  ["import Star from '@mui/icons-material/Star';"],
  ["// import Icon from '@mui/material/Icon';"],
  ["import { Button /* , Icon */ } from '@mui/material';"],
  ["const text = 'Icon from @mui/material/Icon';"],
])('returns false for %j', (code) => {
  expect(usesIconFont(code)).toBe(false);
});
