import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const customers = ['Okafor Electronics', 'Lindgren & Söner', 'Papadakis Travel'];

const database: Record<string, string[]> = {
  'Okafor Electronics': ['Order 7114', 'Order 7120'],
  'Lindgren & Söner': ['Order 7097'],
};

// Replace this with a request to your server.
const fetchOrders = (customer: string) =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(database[customer] ?? []), 800);
  });

function renderOrders(customer: string, orders: string[] | undefined) {
  if (!orders || orders.length === 0) {
    const label = orders ? 'No orders' : 'Loading…';
    return <TreeItem itemId={`${customer}/hint`} label={label} disabled />;
  }
  return orders.map((order) => <TreeItem key={order} itemId={order} label={order} />);
}

export default function CustomerOrders() {
  const [loaded, setLoaded] = useState<Record<string, string[]>>({});

  const load = async (customer: string) => {
    const orders = await fetchOrders(customer);
    setLoaded((previous) => ({ ...previous, [customer]: orders }));
  };

  return (
    <SimpleTreeView
      aria-label="Orders by customer"
      onItemExpansionToggle={(_event, itemId, isExpanded) => {
        if (isExpanded && !loaded[itemId]) {
          void load(itemId);
        }
      }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    >
      {customers.map((customer) => (
        <TreeItem key={customer} itemId={customer} label={customer}>
          {renderOrders(customer, loaded[customer])}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
