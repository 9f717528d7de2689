BEGIN TRANSACTION;
CREATE TABLE enrolments (
    id integer PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    idempotency_key text UNIQUE,
    received_at text NOT NULL,
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
  ) STRICT;
INSERT INTO enrolments VALUES(1,'JLA-J5EP-B5RT','00000001-5a3e-4c1b-8f2d-0123456789ab','2026-11-28T04:00:00.000Z','Sample Received','+60 12-000 0001','sample.1@example.org','Malaysia','Mandarin','1',12,'Website enrolment: HSK','ar','received','','',0,0,NULL,NULL,replace('jlaj5epb5rt\n00000001\n60120000001 60120000001 0120000001\nsample1exampleorg\nsamplereceivedsamplereceived','\n',char(10)),'120000001',0);
INSERT INTO enrolments VALUES(2,'JLA-WGM7-9XJY','00000004-5a3e-4c1b-8f2d-0123456789ab','2026-11-28T04:00:00.000Z','Sample Replaced','+60 12-000 0004','sample.4@example.org','Malaysia','Mandarin','3',0,'Website enrolment: HSK','ms','received','','',1,0,NULL,NULL,replace('jlawgm79xjy\n00000004\n60120000004 60120000004 0120000004\nsample4exampleorg\nsamplereplacedsamplereplaced','\n',char(10)),'120000004',1);
INSERT INTO enrolments VALUES(3,'JLA-4AM9-XANG','00000005-5a3e-4c1b-8f2d-0123456789ab','2026-11-28T04:00:00.000Z','Sample Answered','+60 12-000 0005','sample.5@example.org','Malaysia','Mandarin','3',0,'Website enrolment: HSK','zh','place-offered','Sample sentence of the academy.',replace('Sample note.\nSecond line.','\n',char(10)),2,2,'2026-11-28T04:00:00.000Z',NULL,replace('jla4am9xang\n00000005\n60120000005 60120000005 0120000005\nsample5exampleorg\nsampleansweredsampleanswered','\n',char(10)),'120000005',0);
INSERT INTO enrolments VALUES(4,'JLA-P6R7-PVB8','00000006-5a3e-4c1b-8f2d-0123456789ab','2026-11-28T04:00:00.000Z','Sample Withdrawn','+60 12-000 0006','sample.6@example.org','Malaysia','Mandarin','3',0,'Website enrolment: HSK','en','received','','',1,0,NULL,'2026-11-28T04:00:00.000Z',replace('jlap6r7pvb8\n00000006\n60120000006 60120000006 0120000006\nsample6exampleorg\nsamplewithdrawnsamplewithdrawn','\n',char(10)),'120000006',1);
INSERT INTO enrolments VALUES(5,'JLA-9X22-H46H',NULL,'2026-11-28T04:00:00.000Z','Sample Without Key','+60 12-000 0099','sample.99@example.org','Malaysia','Mandarin','3',0,'Website enrolment: HSK',NULL,'received','','',0,0,NULL,NULL,replace('jla9x22h46h\n\n60120000099 60120000099 0120000099\nsample99exampleorg\nsamplewithoutkeysamplewithoutkey','\n',char(10)),'120000099',0);
INSERT INTO enrolments VALUES(6,'JLA-SYNS-93J5','00000007-5a3e-4c1b-8f2d-0123456789ab','2026-11-28T04:00:00.000Z','Sample Duplicate','+60 12-000 0007','Sample.1@example.org','Malaysia','Mandarin','3',3,'Website enrolment: HSK','en','received','','',0,0,NULL,NULL,replace('jlasyns93j5\n00000007\n60120000007 60120000007 0120000007\nsample1exampleorg\nsampleduplicatesampleduplicate','\n',char(10)),'120000007',0);
CREATE TABLE retired_keys (
    key text NOT NULL PRIMARY KEY,
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE
  ) STRICT;
INSERT INTO retired_keys VALUES('00000003-5a3e-4c1b-8f2d-0123456789ab',2);
INSERT INTO retired_keys VALUES('00000002-5a3e-4c1b-8f2d-0123456789ab',2);
CREATE TABLE enrolment_history (
    id integer PRIMARY KEY,
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    kind text NOT NULL,
    -- JSON. It contains the name of the person, which remains after the person is removed.
    detail text NOT NULL
  ) STRICT;
INSERT INTO enrolment_history VALUES(1,2,'2026-11-28T04:00:00.000Z','replaced','{"fields":["name","mobile","email"]}');
INSERT INTO enrolment_history VALUES(2,3,'2026-11-28T04:00:00.000Z','changed','{"by":"Sample Siti","changes":{"state":"contacted","sentence":"Sample sentence of the academy.","note":"Sample note.\nSecond line."}}');
INSERT INTO enrolment_history VALUES(3,3,'2026-11-28T04:00:00.000Z','changed','{"by":"Sample Siti","changes":{"state":"place-offered"}}');
INSERT INTO enrolment_history VALUES(4,4,'2026-11-28T04:00:00.000Z','withdrawn','{}');
CREATE TABLE office_notices (
    id integer PRIMARY KEY,
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    channel text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at integer NOT NULL,
    event text NOT NULL,
    -- The enrolment's version after the event.
    version integer NOT NULL
  ) STRICT;
INSERT INTO office_notices VALUES(16,6,'webhook',1,1795838400000,'enrolment',0);
INSERT INTO office_notices VALUES(17,6,'mail',1,1795838400000,'enrolment',0);
INSERT INTO office_notices VALUES(18,6,'applicant',1,1795838400000,'enrolment',0);
CREATE TABLE applicant_mails (
    address text NOT NULL,
    -- Counts from 0. The primary key prevents two servers from taking the same slot.
    slot integer NOT NULL,
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    PRIMARY KEY (address, slot)
  ) STRICT;
INSERT INTO applicant_mails VALUES('sample.1@example.org',0,1,'2026-11-28T04:00:00.000Z');
INSERT INTO applicant_mails VALUES('sample.2@example.org',0,2,'2026-11-28T04:00:00.000Z');
INSERT INTO applicant_mails VALUES('sample.5@example.org',0,3,'2026-11-28T04:00:00.000Z');
INSERT INTO applicant_mails VALUES('sample.6@example.org',0,4,'2026-11-28T04:00:00.000Z');
INSERT INTO applicant_mails VALUES('sample.99@example.org',0,5,'2026-11-28T04:00:00.000Z');
INSERT INTO applicant_mails VALUES('sample.1@example.org',1,6,'2026-11-28T04:00:00.000Z');
CREATE TABLE push_subscriptions (
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    -- The enrolment's version of which the device was last notified.
    notified_version integer NOT NULL DEFAULT 0,
    PRIMARY KEY (enrolment, endpoint)
  ) STRICT;
INSERT INTO push_subscriptions VALUES(3,'https://push.example.org/sample','sample-p256dh','sample-auth',1);
CREATE TABLE staff (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL UNIQUE
  ) STRICT;
INSERT INTO staff VALUES('00000000-0000-4000-8000-000000000001','Sample Siti');
INSERT INTO staff VALUES('00000000-0000-4000-8000-000000000002','Sample Tan');
CREATE TABLE passkeys (
    id text NOT NULL PRIMARY KEY,
    staff text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    counter integer NOT NULL,
    name text NOT NULL,
    added_at text NOT NULL,
    used_at text
  ) STRICT;
INSERT INTO passkeys VALUES('laptop','00000000-0000-4000-8000-000000000001','c2FtcGxl',7,'Sample laptop','2026-11-28T04:00:00.000Z','2026-11-28T04:00:00.000Z');
INSERT INTO passkeys VALUES('phone','00000000-0000-4000-8000-000000000001','c2FtcGxl',0,'Sample phone','2026-11-28T04:00:00.000Z',NULL);
CREATE TABLE invitations (
    token_hash text NOT NULL PRIMARY KEY,
    staff text NOT NULL UNIQUE REFERENCES staff (id) ON DELETE CASCADE,
    expires_at text NOT NULL
  ) STRICT;
INSERT INTO invitations VALUES('c-rp529Np0r5YKmCXvRWHwCNPZoEOwwm-d_4owUE1yA','00000000-0000-4000-8000-000000000002','2999-01-01T00:00:00.000Z');
CREATE TABLE challenges (
    challenge text NOT NULL PRIMARY KEY,
    -- The only use of the challenge, such as a sign-in or one invitation.
    purpose text NOT NULL,
    expires_at text NOT NULL
  ) STRICT;
INSERT INTO challenges VALUES('sample-challenge','sign-in','2999-01-01T00:00:00.000Z');
CREATE TABLE sessions (
    token_hash text NOT NULL PRIMARY KEY,
    staff text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    -- The passkey that opened the session.
    passkey text NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    -- Time when the person signed in.
    signed_in_at text NOT NULL,
    expires_at text NOT NULL
  ) STRICT;
INSERT INTO sessions VALUES('_9_x4WaEevGQOe6JBV8SvpttZU1RkKs8EYm21fuR6Qo','00000000-0000-4000-8000-000000000001','laptop','2026-11-28T04:00:00.000Z','2999-01-01T00:00:00.000Z');
CREATE TABLE transfers (
    id_hash text NOT NULL PRIMARY KEY,
    -- Decrypts the link's content.
    key text NOT NULL,
    expires_at text NOT NULL
  ) STRICT;
INSERT INTO transfers VALUES('tP7GhViETYcAIcsVx1h72EQyoc4Q-9ufoV0o0GBCpeQ','c2FtcGxl','2999-01-01T00:00:00.000Z');
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
  ) STRICT;
INSERT INTO certificates VALUES(0,'JLA-C-SJEJ-JRGG','JLA-4AM9-XANG','2026','c2FtcGxl','2026-11-28T04:00:00.000Z','withdrawn','2026-11-28T04:00:00.000Z','Sample reason','Sample Siti');
INSERT INTO certificates VALUES(1,'JLA-C-J5EP-B5RT','JLA-4AM9-XANG','2026','c2FtcGxl','2026-11-28T04:00:00.000Z','valid',NULL,'','Sample Tan');
CREATE TABLE certificate_links (
    serial integer NOT NULL PRIMARY KEY REFERENCES certificates (serial),
    enrolment integer NOT NULL REFERENCES enrolments (id) ON DELETE CASCADE,
    sealed text NOT NULL
  ) STRICT;
INSERT INTO certificate_links VALUES(1,3,'c2FtcGxl');
CREATE INDEX enrolments_by_time ON enrolments (received_at);
CREATE INDEX enrolments_by_answer ON enrolments ((state = 'received'), id);
CREATE INDEX unread_enrolments ON enrolments (id) WHERE unread = 1;
CREATE INDEX withdrawn_enrolments ON enrolments (id) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX enrolments_by_email ON enrolments (lower(email), message, lang);
CREATE INDEX enrolments_by_phone ON enrolments (phone_key, message, lang);
CREATE INDEX retired_keys_by_enrolment ON retired_keys (enrolment);
CREATE INDEX enrolment_history_by_enrolment ON enrolment_history (enrolment);
CREATE INDEX office_notices_by_time ON office_notices (channel, due_at);
CREATE INDEX office_notices_by_enrolment ON office_notices (enrolment);
CREATE INDEX applicant_mails_by_enrolment ON applicant_mails (enrolment);
CREATE INDEX certificates_by_reference ON certificates (reference);
CREATE INDEX certificate_links_by_enrolment ON certificate_links (enrolment);
CREATE INDEX applicant_mails_by_time ON applicant_mails (at);
CREATE INDEX passkeys_by_staff ON passkeys (staff);
CREATE INDEX sessions_by_staff ON sessions (staff);
CREATE INDEX sessions_by_passkey ON sessions (passkey);
PRAGMA user_version = 1;
COMMIT;
