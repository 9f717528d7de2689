const duplicatesShown = 10;

const duplicateSql = "o.reference || ' ' || COALESCE(o.idempotency_key, '') AS duplicate";

/** Two comparisons, so that each can use its index. */
const requests = [
  "o.phone_key = e.phone_key AND e.phone_key <> ''",
  'lower(o.email) = lower(e.email)',
]
  .map(
    (isSame) => `SELECT * FROM (SELECT ${duplicateSql} FROM enrolments o WHERE ${isSame}
      AND o.message = e.message AND o.lang = e.lang AND o.id <> e.id LIMIT ${duplicatesShown}) t`,
  )
  .join(' UNION ');

/**
 * A column with the requests for the same course with the same phone number or address as the
 * request `e`, separated by commas, each as 'reference key'.
 */
export const possibleDuplicates = `(SELECT string_agg(duplicate, ',') FROM
  (SELECT * FROM (${requests}) t LIMIT ${duplicatesShown}) t) AS "possibleDuplicates"`;
