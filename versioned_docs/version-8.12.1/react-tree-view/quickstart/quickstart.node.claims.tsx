import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const theme = `import { createTheme } from '@mui/material/styles';
export const theme = createTheme({
  components: { MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 20 } } },
});
`;
const augmentation = "import type {} from '@mui/x-tree-view/themeAugmentation';\n";

// In separate programs, because the import adds the keys to the whole program.
const without = compileApps(import.meta.dirname, { theme });
const withTypes = compileApps(import.meta.dirname, { theme: augmentation + theme });

claim(
  'To set default props or styles for all trees, import the types of the theme keys where you call `createTheme`:',
  () => {
    expect(without.theme.join()).toContain("'MuiRichTreeView' does not exist");
    expect(withTypes.theme).toEqual([]);
  },
);
