import { type ListQuery, listQuerySchema } from './contract';

/** Which requests are listed, and in which order; kept in the page's address. */
export type Filters = Omit<ListQuery, 'after'>;
/** The same before it is checked: empty where it does not matter. */
export type Query = { readonly [name in keyof ListQuery]?: string | undefined };

const names = ['search', 'state', 'language', 'course', 'from', 'to', 'order'] as const;

/** Reads them from the address; what makes no sense there is left out. */
export function readFilters(address: URLSearchParams): Filters {
  const known = names.flatMap((name) => {
    const value = address.get(name);
    const isGood = value && listQuerySchema.shape[name].safeParse(value).success;
    return isGood ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Filters;
}

/** For the page's address and for the server: only what is set. */
export function queryOf(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(set).toString();
}
