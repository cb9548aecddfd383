import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const ART: Record<string, ReactNode> = {
  crock: (
    <>
      <path className="a" d="M18 26h28v22a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" />
      <path className="b" d="M18 34h28v7H18z" />
      <path className="c" d="M15 20h34v6H15zM28 14h8v6h-8z" />
    </>
  ),
  knife: (
    <g transform="rotate(38 32 32)">
      <path className="a" d="M27 6c7 3 10 10 10 18v10H27z" />
      <path className="c" d="M25 34h14v4H25z" />
      <path className="b" d="M27 38h10v18a5 5 0 0 1-10 0z" />
    </g>
  ),
  beans: (
    <>
      <path className="a" d="M16 10h32v46H16z" />
      <path className="c" d="M16 10h32v8H16z" />
      <path
        className="b"
        d="M25 30c5-4 9 0 8 4s-4 4-4 8-6 5-7 0 0-9 3-12zM38 32c4-2 7 2 5 6s-3 3-3 6-5 4-6 0 1-10 4-12z"
      />
    </>
  ),
  apron: (
    <>
      <path className="a" d="M24 18h16c0 7 3 10 9 11v27H15V29c6-1 9-4 9-11z" />
      <path className="b" d="M20 39h10v9H20zM34 39h10v9H34z" />
      <path className="d" d="M24 18c0-10 16-10 16 0" />
    </>
  ),
};

/** A drawing of a product in the theme's colors. Decorative. */
export default function ProductArt({ productId, size }: { productId: string; size: number }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 64"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        return {
          flex: 'none',
          width: size,
          height: size,
          borderRadius: 1,
          bgcolor: palette.action.hover,
          '& .a': { fill: palette.primary.main },
          '& .b': { fill: palette.warning.main },
          '& .c': { fill: palette.text.primary },
          '& .d': { fill: 'none', stroke: palette.text.primary, strokeWidth: 3 },
        };
      }}
    >
      {ART[productId]}
    </Box>
  );
}
