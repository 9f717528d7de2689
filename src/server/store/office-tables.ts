/** SQL that differs between the two databases. */
interface Dialect {
  /** Type of an auto-incrementing id column. */
  readonly identity: string;
  /** Type of a column that references such an id. */
  readonly id: string;
  /** Options at the end of a table definition. */
  readonly options: string;
}

/**
 * The migration that adds the office's replies, history and staff. Times are ISO 8601 in UTC, which
 * sorts correctly as text. Tokens are stored only as hashes. The migration has been released, so
 * its statements must never change.
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
  -- Empty until they are built from the other columns.
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
    -- JSON. It contains the name of the person, which remains after the person is removed.
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
    -- The only use of the challenge, such as a sign-in or one invitation.
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
 * The migration that allows several named passkeys per person, and links each session to the
 * passkey that opened it. Until then, each person had at most one passkey, which opened all their
 * sessions. The migration has been released, so its statements must never change.
 */
export const namedPasskeys = `
  ALTER TABLE passkeys ADD COLUMN name text NOT NULL DEFAULT '';
  -- Null for passkeys that were added before this migration.
  ALTER TABLE passkeys ADD COLUMN added_at text;
  ALTER TABLE passkeys ADD COLUMN used_at text;
  -- The passkey that opened the session.
  ALTER TABLE sessions ADD COLUMN passkey text REFERENCES passkeys (id) ON DELETE CASCADE;
  -- Time when the person last used a passkey in this session.
  ALTER TABLE sessions ADD COLUMN confirmed_at text NOT NULL DEFAULT '';
  UPDATE sessions SET passkey = (SELECT max(id) FROM passkeys WHERE staff = sessions.staff);
  CREATE INDEX sessions_by_passkey ON sessions (passkey)`;
