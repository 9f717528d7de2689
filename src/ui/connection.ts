/** Of the connection, what some browsers tell: https://wicg.github.io/netinfo/. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser tells of the connection; undefined in most. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the visitor asks for little to be fetched. */
export const savesData = (): boolean => connection()?.saveData === true;
