import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

import { usePalette } from '../state/usePalette';

export interface TrendProps {
  values: number[];
  /** In pixels. */
  height: number;
  /** In pixels. Default: the width of the container. */
  width?: number;
  /** Gray instead of the primary color. */
  muted?: boolean;
}

/** A small line without axes. The values have to be written elsewhere. */
export default function Trend({ values, height, width, muted = false }: TrendProps) {
  const palette = usePalette();
  const color = muted ? palette.text.secondary : palette.primary.main;
  return (
    <SparkLineChart
      data={values}
      height={height}
      width={width}
      color={color}
      area
      baseline="min"
      margin={{ top: 3, bottom: 3, left: 2, right: 2 }}
      sx={{
        '& .MuiAreaElement-root': { opacity: 0.14 },
        '& .MuiLineElement-root': { strokeWidth: 1.5 },
      }}
    />
  );
}
