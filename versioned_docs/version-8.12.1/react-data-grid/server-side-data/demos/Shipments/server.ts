import type { GridFilterItem, GridSortModel } from '@mui/x-data-grid';

export interface Shipment {
  id: string;
  city: string;
  kilos: number;
}

const cities = ['Porto', 'Gent', 'Malmö', 'Kaunas', 'Brno', 'Cork', 'Aarhus', 'Rijeka'];

const shipments: Shipment[] = Array.from({ length: 43 }, (_, index) => ({
  id: `S-${1201 + index}`,
  city: cities[(index * 3) % cities.length] ?? '',
  kilos: ((index * 37) % 90) + 4,
}));

function passes(shipment: Shipment, { field, operator, value }: GridFilterItem) {
  if (value === undefined || value === '') {
    return true;
  }
  if (field === 'kilos') {
    return operator === '>' ? shipment.kilos > Number(value) : shipment.kilos < Number(value);
  }
  const text = field === 'city' ? shipment.city : shipment.id;
  return text.toLowerCase().includes(String(value).toLowerCase());
}

function compare(a: Shipment, b: Shipment, field: string) {
  if (field === 'kilos') {
    return a.kilos - b.kilos;
  }
  return field === 'city' ? a.city.localeCompare(b.city, 'en') : a.id.localeCompare(b.id, 'en');
}

/** Stands in for a server with a database. An answer takes 700 ms. */
export async function fetchShipments(
  [order]: GridSortModel,
  filters: GridFilterItem[],
  start: number | string,
  end: number,
) {
  const found = shipments.filter((shipment) => filters.every((item) => passes(shipment, item)));
  if (order?.sort) {
    const sign = order.sort === 'desc' ? -1 : 1;
    found.sort((a, b) => sign * compare(a, b, order.field));
  }
  await new Promise((resolve) => setTimeout(resolve, 700));
  return { rows: found.slice(Number(start), end + 1), total: found.length };
}
