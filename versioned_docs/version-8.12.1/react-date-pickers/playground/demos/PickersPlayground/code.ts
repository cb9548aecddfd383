import { applies, COMPONENTS, type Choices } from './choices';
import { shortName, TEXTS } from './libraries';
import { propsOf } from './props';

const ADAPTERS = {
  dayjs: 'AdapterDayjs',
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
} as const;

const LITERAL = '2025-07-18T14:30';

/** Prints a value as TypeScript. */
function print(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(print).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => `${name}: ${print(inner)}`);
    return `{ ${entries.join(', ')} }`;
  }
  return String(value);
}

/** Prints a prop as in JSX. */
function attribute([name, value]: [string, unknown]): string {
  if (value === true) {
    return name;
  }
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${print(value)}}`;
}

/** The name of the component: a picker has variants with names of their own. */
export function componentName({ component, variant }: Choices): string {
  const hasPrefix = COMPONENTS[component].isPicker && variant !== 'responsive';
  return hasPrefix ? `${variant[0]?.toUpperCase()}${variant.slice(1)}${component}` : component;
}

/** The date as the library writes it, and what has to be imported and set up for it. */
function dateOf({ library, timezone }: Choices): {
  imports: string[];
  setup: string[];
  date: string;
} {
  const isUtc = timezone === 'UTC';
  const hasZone = timezone !== 'default' && !isUtc;
  switch (library) {
    case 'dayjs': {
      const plugins = timezone === 'default' ? [] : hasZone ? ['utc', 'timezone'] : ['utc'];
      const call = isUtc ? '.utc' : hasZone ? '.tz' : '';
      return {
        imports: [
          `import dayjs from 'dayjs';`,
          ...plugins.map((plugin) => `import ${plugin} from 'dayjs/plugin/${plugin}';`),
        ],
        setup: plugins.map((plugin) => `dayjs.extend(${plugin});`),
        date: `dayjs${call}('${LITERAL}'${hasZone ? `, '${timezone}'` : ''})`,
      };
    }
    case 'date-fns':
      return { imports: [], setup: [], date: 'new Date(2025, 6, 18, 14, 30)' };
    case 'luxon':
      return {
        imports: [`import { DateTime } from 'luxon';`],
        setup: [],
        date: `DateTime.fromISO('${LITERAL}'${timezone === 'default' ? '' : `, { zone: '${timezone}' }`})`,
      };
    case 'moment': {
      const call = isUtc ? '.utc' : hasZone ? '.tz' : '';
      return {
        imports: [`import moment from '${hasZone ? 'moment-timezone' : 'moment'}';`],
        setup: [],
        date: `moment${call}('${LITERAL}'${hasZone ? `, '${timezone}'` : ''})`,
      };
    }
  }
}

/** The locale of the date library: its import, and the value of `adapterLocale`. */
function localeOf({ library, locale }: Choices): { imports: string[]; attributes: string[] } {
  if (locale === 'en-US') {
    return { imports: [], attributes: [] };
  }
  const short = shortName(locale);
  switch (library) {
    case 'dayjs':
      return {
        imports: [`import 'dayjs/locale/${short}';`],
        attributes: [`adapterLocale="${short}"`],
      };
    case 'moment':
      return {
        imports: [
          `// With webpack or Next.js: 'moment/locale/${short}'`,
          `import 'moment/dist/locale/${short}';`,
        ],
        attributes: [`adapterLocale="${short}"`],
      };
    case 'date-fns': {
      const name = locale.replace('-', '');
      return {
        imports: [`import { ${name} as dateLocale } from 'date-fns/locale/${locale}';`],
        attributes: ['adapterLocale={dateLocale}'],
      };
    }
    case 'luxon':
      return { imports: [], attributes: [`adapterLocale="${locale}"`] };
  }
}

/** Prints an element with its attributes, on one line if it fits. */
function element(name: string, attributes: readonly string[], indent: string, end: string): string {
  const line = `${indent}<${[name, ...attributes].join(' ')}${end}`;
  return line.length <= 90
    ? line
    : [
        `${indent}<${name}`,
        ...attributes.map((each) => `${indent}  ${each}`),
        `${indent}${end.trim()}`,
      ].join('\n');
}

/** Returns the code of a component with the chosen props. */
export function codeOf(chosen: Choices): string {
  const choices: Choices = applies('timezone', chosen)
    ? chosen
    : { ...chosen, timezone: 'default' };
  const name = componentName(choices);
  const adapter = ADAPTERS[choices.library];
  const locale = localeOf(choices);
  const date = dateOf(choices);
  const isFilled = choices.value === 'filled';
  // The plugins are needed even without a value: the component creates dates in the time zone.
  const needsDate = isFilled || date.setup.length > 0;
  const needsMoment = choices.library === 'moment' && choices.timezone !== 'default';
  const texts =
    choices.locale === 'en-US' || choices.locale === 'en-GB' ? undefined : TEXTS[choices.locale];

  const attributes = Object.entries(propsOf(choices)).map(attribute);
  if (isFilled) {
    attributes.splice(attributes[0]?.startsWith('label') ? 1 : 0, 0, `defaultValue={${date.date}}`);
  }
  const provider = [
    `dateAdapter={${adapter}}`,
    ...(needsMoment ? ['dateLibInstance={moment}'] : []),
    ...locale.attributes,
    ...(texts
      ? [`localeText={${texts}.components.MuiLocalizationProvider.defaultProps.localeText}`]
      : []),
  ];
  return [
    `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`,
    `import { ${name} } from '@mui/x-date-pickers/${name}';`,
    `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
    ...(texts ? [`import { ${texts} } from '@mui/x-date-pickers/locales';`] : []),
    ...(needsDate || needsMoment ? date.imports : []),
    ...locale.imports,
    ...(date.setup.length > 0 ? ['', ...date.setup] : []),
    '',
    'export default function Arrival() {',
    '  return (',
    element('LocalizationProvider', provider, '    ', '>'),
    element(name, attributes, '      ', ' />'),
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
