/** What is wrong with one field of a request. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** An answer other than success: its message is a sentence for whoever sent the request. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly fields: readonly FieldProblem[] | undefined;

  constructor(statusCode: number, sentence: string, fields?: readonly FieldProblem[]) {
    super(sentence);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}
