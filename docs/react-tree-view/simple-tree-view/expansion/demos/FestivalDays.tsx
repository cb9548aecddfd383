import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const days: Record<string, string[]> = {
  Friday: ['18:00 Opening', '20:30 String quartet'],
  Saturday: ['11:00 Children’s choir', '19:00 Brass band', '22:00 DJ'],
  Sunday: ['12:00 Organ recital'],
};

export default function FestivalDays() {
  const [day, setDay] = useState<string | null>('Friday');

  return (
    <SimpleTreeView
      aria-label="Program"
      expandedItems={day === null ? [] : [day]}
      onItemExpansionToggle={(_event, itemId, isExpanded) => setDay(isExpanded ? itemId : null)}
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    >
      {Object.entries(days).map(([name, events]) => (
        <TreeItem key={name} itemId={name} label={name}>
          {events.map((event) => (
            <TreeItem key={event} itemId={`${name} ${event}`} label={event} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
