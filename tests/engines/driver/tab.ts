/** A point in the viewport, in CSS pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A console message or an uncaught error in a document. */
export interface Complaint {
  readonly type: 'error' | 'warning';
  readonly text: string;
}

/** An open tab in any engine. Its methods reject with a descriptive error. */
export interface Tab {
  /** Navigates to an address, and waits until the document has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /**
   * Evaluates an expression in the document, and awaits its promise. The result must be plain JSON.
   */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point and clicks. */
  click(point: Point): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newTab(): Promise<Tab>;
  /** Complaints from all tabs so far, oldest first. */
  complaints(): readonly Complaint[];
  /**
   * Kills the browser, as a crash or a flat battery would; does nothing if the browser has already
   * exited.
   */
  kill(): Promise<void>;
}

/**
 * Starts a browser.
 *
 * @param profile the browser's profile folder
 * @param script runs in every document before the document's own scripts
 */
export type StartBrowser = (profile: string, script: string) => Promise<Browser>;

export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
