/** Ends a wait early. A ring that nobody waits for is kept for the next wait. */
export class Bell {
  #rung = false;
  #endWait = () => {};

  ring(): void {
    this.#rung = true;
    this.#endWait();
  }

  /** @param duration the longest wait, in milliseconds */
  async wait(duration: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, duration);
        this.#endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
  }
}
