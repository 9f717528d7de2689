import { type ListQuery, listQuerySchema } from './contract';

export type Filters = Omit<ListQuery, 'after'>;
export type Query = { readonly [name in keyof ListQuery]?: string | undefined };

const names = ['search', 'state', 'language', 'course', 'only', 'from', 'to', 'order'] as const;

export function readFilters(address: URLSearchParams): Filters {
  const known = names.flatMap((name) => {
    const value = address.get(name);
    const isGood = value && listQuerySchema.shape[name].safeParse(value).success;
    return isGood ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Filters;
}

export function toQueryString(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(set).toString();
}
