/** What the two databases write differently. */
interface Dialect {
  /** Type of a column of ids that numbers its rows by itself. */
  readonly identity: string;
  /** Type of a column that refers to one. */
  readonly id: string;
  /** Ends a table's definition. */
  readonly options: string;
}

/**
 * The migration that adds what the office makes of an enrolment, and who may do so. Times are ISO
 * 8601 in UTC, whose order is that of the texts. Tokens are kept as hashes alone. Released: it never
 * changes.
 */
export const officeTables = ({ identity, id, options }: Dialect): string => `
  ALTER TABLE enrolments ADD COLUMN state text NOT NULL DEFAULT 'received';
  ALTER TABLE enrolments ADD COLUMN sentence text NOT NULL DEFAULT '';
  ALTER TABLE enrolments ADD COLUMN note text NOT NULL DEFAULT '';
  -- Counts every change.
  ALTER TABLE enrolments ADD COLUMN version integer NOT NULL DEFAULT 0;
  -- The version that last changed state or sentence.
  ALTER TABLE enrolments ADD COLUMN answer_version integer NOT NULL DEFAULT 0;
  ALTER TABLE enrolments ADD COLUMN answered_at text;
  ALTER TABLE enrolments ADD COLUMN withdrawn_at text;
  -- Empty until they are made of the other columns.
  ALTER TABLE enrolments ADD COLUMN search_text text NOT NULL DEFAULT '';
  ALTER TABLE enrolments ADD COLUMN phone_key text NOT NULL DEFAULT '';
  CREATE INDEX enrolments_by_answer ON enrolments ((state = 'received'), id);
  CREATE INDEX enrolments_by_email ON enrolments (lower(email), message, lang);
  CREATE INDEX enrolments_by_phone ON enrolments (phone_key, message, lang);
  CREATE TABLE enrolment_history (
    id ${identity} PRIMARY KEY,
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    kind text NOT NULL,
    -- JSON. Who it was stands there by name, which stays when the person goes.
    detail text NOT NULL
  ) ${options};
  CREATE INDEX enrolment_history_by_enrolment ON enrolment_history (enrolment);
  CREATE TABLE staff (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL UNIQUE
  ) ${options};
  CREATE TABLE passkeys (
    id text NOT NULL PRIMARY KEY,
    staff text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    counter ${id} NOT NULL
  ) ${options};
  CREATE INDEX passkeys_by_staff ON passkeys (staff);
  CREATE TABLE invitations (
    token_hash text NOT NULL PRIMARY KEY,
    staff text NOT NULL UNIQUE REFERENCES staff (id) ON DELETE CASCADE,
    expires_at text NOT NULL
  ) ${options};
  CREATE TABLE challenges (
    challenge text NOT NULL PRIMARY KEY,
    -- What it was given for: a sign-in, or one invitation.
    purpose text NOT NULL,
    expires_at text NOT NULL
  ) ${options};
  CREATE TABLE sessions (
    token_hash text NOT NULL PRIMARY KEY,
    staff text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    expires_at text NOT NULL
  ) ${options};
  CREATE INDEX sessions_by_staff ON sessions (staff)`;

/**
 * The migration that lets a person have several passkeys, each with a name, and ties sessions to them.
 * Until then everybody had one at most, which opened all their sessions. Released: it never changes.
 */
export const namedPasskeys = `
  ALTER TABLE passkeys ADD COLUMN name text NOT NULL DEFAULT '';
  -- Null for those of before.
  ALTER TABLE passkeys ADD COLUMN added_at text;
  ALTER TABLE passkeys ADD COLUMN used_at text;
  -- The passkey that opened it.
  ALTER TABLE sessions ADD COLUMN passkey text REFERENCES passkeys (id) ON DELETE CASCADE;
  -- When its person last used a passkey.
  ALTER TABLE sessions ADD COLUMN confirmed_at text NOT NULL DEFAULT '';
  UPDATE sessions SET passkey = (SELECT max(id) FROM passkeys WHERE staff = sessions.staff);
  CREATE INDEX sessions_by_passkey ON sessions (passkey)`;
