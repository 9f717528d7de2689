/** A place in the window, in CSS pixels from its left upper corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a document says in the console, or throws. */
export interface Complaint {
  readonly type: 'error' | 'warning';
  readonly text: string;
}

/** An open tab, in any engine. What fails rejects with an error that says so. */
export interface Tab {
  /** Goes there, and waits until the document has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** Runs an expression in the document. Its value, once it settles, has to be plain JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer there and presses it, as a visitor would. */
  click(point: Point): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newTab(): Promise<Tab>;
  /** What documents have complained of so far, from all tabs, oldest first. */
  complaints(): readonly Complaint[];
  /** Ends it as a visitor does. */
  close(): Promise<void>;
  /** Ends it as a crash or a flat battery does; one that has ended stays so. */
  kill(): Promise<void>;
}

/**
 * Starts a browser.
 *
 * @param profile the folder where it keeps everything
 * @param script runs in every document before the document's own
 */
export type StartBrowser = (profile: string, script: string) => Promise<Browser>;

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Marks a scenario that rests on nothing in which engines differ: it runs in Chromium alone. */
export const oneEngine = '@one-engine';
