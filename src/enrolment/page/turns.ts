/**
 * Lets work on the device follow each other, so that none overtakes an earlier one. None of it
 * rejects: where the device refuses, it resolves to false.
 *
 * @param noteRefusal what a refusal means, unless the work's own word for it is given
 */
export function takeTurns(noteRefusal: () => void) {
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for nothing; what comes next waits for the work. */
  function attend(work: Promise<boolean>, onRefusal = noteRefusal): Promise<boolean> {
    const attended = work.catch(() => {
      onRefusal();
      return false;
    });
    last = Promise.all([last, attended]);
    return attended;
  }

  return {
    attend,
    /** Does the work after all that was begun before. */
    inTurn: (work: () => Promise<boolean>, onRefusal = noteRefusal): Promise<boolean> =>
      attend(last.then(work), onRefusal),
  };
}
