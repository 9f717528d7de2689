/** Names of properties whose values are not words: identifiers, addresses and files. */
type Fixed = 'id' | 'href' | 'lang' | 'image' | 'src' | 'picture' | 'shape' | 'path' | 'cardsId';

/** The shape of a translation: any text in place of the English one; the rest is the same. */
export type Words<English> = English extends string
  ? string
  : English extends (...parts: infer Parts) => infer Result
    ? (...parts: Parts) => Words<Result>
    : { readonly [Key in keyof English]: Key extends Fixed ? English[Key] : Words<English[Key]> };
