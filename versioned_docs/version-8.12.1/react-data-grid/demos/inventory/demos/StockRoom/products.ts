export interface Product {
  id: number;
  sku: string;
  name: string;
  size: string;
  color: string;
  category: string;
  warehouse: string;
  stock: number;
  reserved: number;
  /** With less stock than this, the status is "Low". */
  reorderAt: number;
  cost: number;
  price: number;
  discontinued: boolean;
}

export const statuses = ['In stock', 'Low', 'Sold out', 'Discontinued'] as const;

export type Status = (typeof statuses)[number];

export function statusOf({ discontinued, stock, reorderAt }: Product): Status {
  if (discontinued) return 'Discontinued';
  if (stock === 0) return 'Sold out';
  return stock < reorderAt ? 'Low' : 'In stock';
}

/** The margin, as a share of the price. */
export const marginOf = ({ price, cost }: Product) => (price - cost) / price;

export const colors: Record<string, string> = {
  Moss: '#6b7f3f',
  Ember: '#c4502e',
  Slate: '#5b6472',
  Sand: '#cdb58a',
  Lake: '#2f7fa8',
};

export const warehouses = ['Gdańsk', 'Hamburg', 'Lyon', 'Porto'];

const ranges = [
  { category: 'Tents', code: 'TE', cost: 140, sizes: ['1 person', '2 persons', '3 persons'] },
  { category: 'Backpacks', code: 'BA', cost: 52, sizes: ['28 l', '45 l', '65 l'] },
  { category: 'Sleeping bags', code: 'SL', cost: 76, sizes: ['170 cm', '185 cm', '200 cm'] },
  { category: 'Jackets', code: 'JA', cost: 88, sizes: ['S', 'M', 'L'] },
  { category: 'Boots', code: 'BO', cost: 71, sizes: ['38', '41', '44'] },
  { category: 'Bottles', code: 'BT', cost: 7, sizes: ['0.5 l', '0.75 l', '1 l'] },
  { category: 'Headlamps', code: 'HE', cost: 18, sizes: ['200 lm', '350 lm', '500 lm'] },
  { category: 'Mats', code: 'MA', cost: 33, sizes: ['Short', 'Regular', 'Wide'] },
];

export const categories = ranges.map(({ category }) => category);

const models = [
  'Alta',
  'Cairn',
  'Dovre',
  'Fjell',
  'Karoo',
  'Lofoten',
  'Montseny',
  'Sarek',
  'Tatra',
  'Yukon',
];

/** Creates the same 1,200 products each time: 8 ranges of 10 models in 3 sizes and 5 colors. */
export function firstProducts(): Product[] {
  let seed = 90125;
  const random = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const products: Product[] = [];
  for (const [modelIndex, model] of models.entries()) {
    for (const { category, code, cost: usual, sizes } of ranges) {
      for (const [sizeIndex, size] of sizes.entries()) {
        for (const color of Object.keys(colors)) {
          const id = products.length + 1;
          const cost = Math.round(usual * (80 + modelIndex * 6 + sizeIndex * 12)) / 100;
          const reorderAt = 10 + random(5) * 5;
          const stock = random(9) === 0 ? random(2) * random(reorderAt) : 12 + random(240);
          products.push({
            id,
            sku: `${code}-${String(id).padStart(4, '0')}`,
            name: model,
            size,
            color,
            category,
            warehouse: warehouses[random(warehouses.length)] ?? '',
            stock,
            reserved: Math.min(random(12), stock),
            reorderAt,
            cost,
            price: Math.ceil(cost * (1.25 + random(60) / 100)) - 0.1,
            discontinued: random(40) === 0,
          });
        }
      }
    }
  }
  return products;
}
