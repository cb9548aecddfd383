import { DataGrid } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

claim("**Content for search engines:** the rows aren't in the server's HTML.", () => {
  const html = renderToString(
    <div style={{ height: 300 }}>
      <DataGrid rows={[{ id: 1, name: 'Rotterdam' }]} columns={[{ field: 'name' }]} />
    </div>,
  );
  expect(html).toBe('<div style="height:300px"></div>');
});
