/** What can be pressed or typed: a character, or the name of a key as `KeyboardEvent.key` has it. */
export type Key = string;

/** A step of a pointer; positions are in CSS pixels from the window's left upper corner. */
export type PointerStep =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'down' }
  | { readonly kind: 'up' };

export interface Size {
  readonly width: number;
  readonly height: number;
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
  /** One step through the history. */
  travel(way: 'back' | 'forward'): Promise<void>;
  /** Runs an expression in the document. Its value, once it settles, has to be plain JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves and presses the pointer as a visitor would. */
  point(steps: readonly PointerStep[]): Promise<void>;
  /** Touches a place with a finger; with the pointer, where the engine's driver has no fingers. */
  tap(x: number, y: number): Promise<void>;
  /** Presses the keys one after the other, all of `held` with each. */
  type(keys: readonly Key[], held?: readonly Key[]): Promise<void>;
  resize(size: Size): Promise<void>;
  bringToFront(): Promise<void>;
  /** A picture of the window, or of all that can be scrolled to. */
  photograph(part: 'window' | 'page'): Promise<Buffer>;
  close(): Promise<void>;
}

/** What the visitor has chosen in the device's settings. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
}

/** A running browser. */
export interface Browser {
  newTab(): Promise<Tab>;
  /** Runs a script in every document that is opened from now on, before the document's own. */
  addInitScript(script: string): Promise<void>;
  /** What documents have complained of so far, from all tabs, oldest first. */
  complaints(): readonly Complaint[];
  setLook(look: Look): Promise<void>;
  /** Ends it as a visitor does. */
  close(): Promise<void>;
  /** Ends it as a crash or a flat battery does; one that has ended stays so. */
  kill(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
