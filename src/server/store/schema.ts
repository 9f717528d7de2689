import { NewerSchemaError } from './database';

/** Version of the tables, stored in the database. A release that changes the tables increments it. */
export const schemaVersion = 1;

interface Dialect {
  /** Type of an auto-incrementing id column. */
  readonly identity: string;
  readonly id: string;
  readonly receivedAt: string;
  readonly dueAt: string;
  readonly options: string;
}

/**
 * Returns the statements that create all tables. Times are ISO 8601 in UTC, which sorts correctly
 * as text, unless the dialect has another type for them. Tokens are stored only as hashes.
 */
export const createTables = ({ identity, id, receivedAt, dueAt, options }: Dialect): string => `
  CREATE TABLE enrolments (
    id ${identity} PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    idempotency_key text UNIQUE,
    received_at ${receivedAt} NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    email text NOT NULL,
    nation text NOT NULL,
    lang text NOT NULL,
    per text NOT NULL,
    hours integer NOT NULL,
    message text NOT NULL,
    -- The language of the page with the form.
    page_language text,
    state text NOT NULL DEFAULT 'received',
    sentence text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT '',
    -- Counts every change.
    version integer NOT NULL DEFAULT 0,
    -- The version that last changed state or sentence.
    answer_version integer NOT NULL DEFAULT 0,
    answered_at text,
    withdrawn_at text,
    -- Built from the other columns.
    search_text text NOT NULL,
    phone_key text NOT NULL,
    -- 1 from when the applicant changes or withdraws the request until the office opens it.
    unread integer NOT NULL DEFAULT 0
  ) ${options};
  CREATE INDEX enrolments_by_time ON enrolments (received_at);
  CREATE INDEX enrolments_by_answer ON enrolments ((state = 'received'), id);
  CREATE INDEX unread_enrolments ON enrolments (id) WHERE unread = 1;
  CREATE INDEX withdrawn_enrolments ON enrolments (id) WHERE withdrawn_at IS NOT NULL;
  CREATE INDEX enrolments_by_email ON enrolments (lower(email), message, lang);
  CREATE INDEX enrolments_by_phone ON enrolments (phone_key, message, lang);
  -- The keys of replaced requests.
  CREATE TABLE retired_keys (
    key text NOT NULL PRIMARY KEY,
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE
  ) ${options};
  CREATE INDEX retired_keys_by_enrolment ON retired_keys (enrolment);
  CREATE TABLE enrolment_history (
    id ${identity} PRIMARY KEY,
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    kind text NOT NULL,
    -- JSON. It contains the name of the person, which remains after the person is removed.
    detail text NOT NULL
  ) ${options};
  CREATE INDEX enrolment_history_by_enrolment ON enrolment_history (enrolment);
  CREATE TABLE office_notices (
    id ${identity} PRIMARY KEY,
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    channel text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at ${dueAt} NOT NULL,
    event text NOT NULL,
    -- The enrolment's version after the event.
    version integer NOT NULL
  ) ${options};
  CREATE INDEX office_notices_by_time ON office_notices (channel, due_at);
  CREATE INDEX office_notices_by_enrolment ON office_notices (enrolment);
  -- The mailboxes to which confirmations are sent.
  CREATE TABLE applicant_mails (
    address text NOT NULL,
    -- Counts from 0. The primary key prevents two servers from taking the same slot.
    slot integer NOT NULL,
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    PRIMARY KEY (address, slot)
  ) ${options};
  CREATE INDEX applicant_mails_by_enrolment ON applicant_mails (enrolment);
  CREATE INDEX applicant_mails_by_time ON applicant_mails (at);
  -- The devices that are notified of replies. Keys and endpoints are from the device's browser.
  CREATE TABLE push_subscriptions (
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    -- The enrolment's version of which the device was last notified.
    notified_version integer NOT NULL DEFAULT 0,
    PRIMARY KEY (enrolment, endpoint)
  ) ${options};
  CREATE TABLE staff (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL UNIQUE
  ) ${options};
  CREATE TABLE passkeys (
    id text NOT NULL PRIMARY KEY,
    staff text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    counter ${id} NOT NULL,
    name text NOT NULL,
    added_at text NOT NULL,
    used_at text
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
    -- The passkey that opened the session.
    passkey text NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    -- Time when the person signed in.
    signed_in_at text NOT NULL,
    expires_at text NOT NULL
  ) ${options};
  CREATE INDEX sessions_by_staff ON sessions (staff);
  CREATE INDEX sessions_by_passkey ON sessions (passkey);
  -- Links that copy receipts to another device. Only the link contains the receipts.
  CREATE TABLE transfers (
    id_hash text NOT NULL PRIMARY KEY,
    -- Decrypts the link's content.
    key text NOT NULL,
    expires_at text NOT NULL
  ) ${options};
  -- Rows are never deleted. They don't name the student.
  CREATE TABLE certificates (
    serial integer NOT NULL PRIMARY KEY,
    number text NOT NULL UNIQUE,
    -- Of the request, which may have been deleted.
    reference text NOT NULL,
    -- The key that signed it, and the SHA-256 of the signed text.
    key_id text NOT NULL,
    text_hash text NOT NULL,
    issued_at text NOT NULL,
    status text NOT NULL DEFAULT 'valid',
    ended_at text,
    reason text NOT NULL DEFAULT '',
    -- Name of the person who last changed the row.
    changed_by text NOT NULL
  ) ${options};
  CREATE INDEX certificates_by_reference ON certificates (reference);
  -- The signed texts of valid certificates, which name the student, for the applicant's device.
  CREATE TABLE certificate_links (
    serial integer NOT NULL PRIMARY KEY REFERENCES certificates (serial),
    enrolment ${id} NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    sealed text NOT NULL
  ) ${options};
  CREATE INDEX certificate_links_by_enrolment ON certificate_links (enrolment)`;

/** @param version the stored version; 0 for an empty database */
export function needsTables(version: number): boolean {
  if (version > schemaVersion) {
    throw new NewerSchemaError('it was written by a newer version of this program');
  }
  return version === 0;
}
