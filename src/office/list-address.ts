import { type ListQuery, listQuerySchema } from './contract';

/** Filters and order of the list, stored in the page's URL. */
export type Filters = Omit<ListQuery, 'after'>;
/** Unchecked query parameters. Empty values count as unset. */
export type Query = { readonly [name in keyof ListQuery]?: string | undefined };

const names = ['search', 'state', 'language', 'course', 'only', 'from', 'to', 'order'] as const;

/** Reads the filters from the URL, ignoring invalid ones. */
export function readFilters(address: URLSearchParams): Filters {
  const known = names.flatMap((name) => {
    const value = address.get(name);
    const isGood = value && listQuerySchema.shape[name].safeParse(value).success;
    return isGood ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Filters;
}

/** Returns a query string without empty parameters, for the page's URL and the server. */
export function toQueryString(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(set).toString();
}
