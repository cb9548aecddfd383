import * as React from 'react';
import PercentIcon from '@mui/icons-material/Percent';
import StackedBarChartIcon from '@mui/icons-material/StackedBarChart';
import Tooltip from '@mui/material/Tooltip';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Japan', 'France'];
const medals = [
  { label: 'Gold', data: [40, 40, 20, 16], color: '#B8860B' },
  { label: 'Silver', data: [44, 27, 12, 26], color: '#7A7F87' },
  { label: 'Bronze', data: [42, 24, 13, 22], color: '#A0522D' },
];

interface MedalToolbarProps {
  stacked?: boolean;
  shares?: boolean;
  onStackedChange?: (stacked: boolean) => void;
  onSharesChange?: (shares: boolean) => void;
}

function MedalToolbar({ stacked, shares, onStackedChange, onSharesChange }: MedalToolbarProps) {
  return (
    <Toolbar aria-label="Medal chart">
      <Tooltip title="Stack the bars">
        <ToolbarButton
          aria-label="Stack the bars"
          aria-pressed={stacked}
          onClick={() => onStackedChange?.(!stacked)}
        >
          <StackedBarChartIcon fontSize="small" color={stacked ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Show shares">
        <ToolbarButton
          aria-label="Show shares"
          aria-pressed={shares}
          onClick={() => onSharesChange?.(!shares)}
        >
          <PercentIcon fontSize="small" color={shares ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarWithActions() {
  const [stacked, setStacked] = React.useState(true);
  const [shares, setShares] = React.useState(false);
  const toolbar: MedalToolbarProps = {
    stacked,
    shares,
    onStackedChange: setStacked,
    onSharesChange: setShares,
  };

  return (
    <BarChart
      aria-label="Olympic medals in 2024: USA 126, China 91, Japan 45, France 64"
      height={260}
      xAxis={[{ data: countries }]}
      yAxis={[{ label: shares && stacked ? 'Share of medals' : 'Medals' }]}
      series={medals.map((medal) => ({
        ...medal,
        stack: stacked ? 'medals' : medal.label,
        stackOffset: shares && stacked ? 'expand' : 'none',
      }))}
      showToolbar
      slots={{ toolbar: MedalToolbar }}
      slotProps={{ toolbar }}
    />
  );
}
