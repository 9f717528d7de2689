SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.applicant_mails (
    address text NOT NULL,
    slot integer NOT NULL,
    enrolment bigint NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.certificate_links (
    serial integer NOT NULL,
    enrolment bigint NOT NULL,
    sealed text NOT NULL
);
CREATE TABLE public.certificates (
    serial integer NOT NULL,
    number text NOT NULL,
    reference text NOT NULL,
    key_id text NOT NULL,
    text_hash text NOT NULL,
    issued_at text NOT NULL,
    status text DEFAULT 'valid'::text NOT NULL,
    ended_at text,
    reason text DEFAULT ''::text NOT NULL,
    changed_by text NOT NULL
);
CREATE TABLE public.challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.enrolment_history (
    id bigint NOT NULL,
    enrolment bigint NOT NULL,
    at text NOT NULL,
    kind text NOT NULL,
    detail text NOT NULL
);
ALTER TABLE public.enrolment_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enrolment_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.enrolments (
    id bigint NOT NULL,
    reference text NOT NULL,
    idempotency_key text,
    received_at timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    email text NOT NULL,
    nation text NOT NULL,
    lang text NOT NULL,
    per text NOT NULL,
    hours integer NOT NULL,
    message text NOT NULL,
    page_language text,
    state text DEFAULT 'received'::text NOT NULL,
    sentence text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    answer_version integer DEFAULT 0 NOT NULL,
    answered_at text,
    withdrawn_at text,
    search_text text NOT NULL,
    phone_key text NOT NULL,
    unread integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.enrolments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enrolments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.enrolments_schema (
    version integer
);
CREATE TABLE public.invitations (
    token_hash text NOT NULL,
    staff text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.office_notices (
    id bigint NOT NULL,
    enrolment bigint NOT NULL,
    channel text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    event text NOT NULL,
    version integer NOT NULL
);
ALTER TABLE public.office_notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.office_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    staff text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    name text NOT NULL,
    added_at text NOT NULL,
    used_at text
);
CREATE TABLE public.push_subscriptions (
    enrolment bigint NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    notified_version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.retired_keys (
    key text NOT NULL,
    enrolment bigint NOT NULL
);
CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    staff text NOT NULL,
    passkey text NOT NULL,
    signed_in_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.staff (
    id text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.transfers (
    id_hash text NOT NULL,
    key text NOT NULL,
    expires_at text NOT NULL
);
INSERT INTO public.applicant_mails VALUES ('sample.1@example.org', 0, 1, '2026-11-28T04:00:00.000Z');
INSERT INTO public.applicant_mails VALUES ('sample.2@example.org', 0, 2, '2026-11-28T04:00:00.000Z');
INSERT INTO public.applicant_mails VALUES ('sample.5@example.org', 0, 3, '2026-11-28T04:00:00.000Z');
INSERT INTO public.applicant_mails VALUES ('sample.6@example.org', 0, 4, '2026-11-28T04:00:00.000Z');
INSERT INTO public.applicant_mails VALUES ('sample.99@example.org', 0, 5, '2026-11-28T04:00:00.000Z');
INSERT INTO public.applicant_mails VALUES ('sample.1@example.org', 1, 6, '2026-11-28T04:00:00.000Z');
INSERT INTO public.certificate_links VALUES (1, 3, 'c2FtcGxl');
INSERT INTO public.certificates VALUES (0, 'JLA-C-SJEJ-JRGG', 'JLA-4AM9-XANG', '2026', 'c2FtcGxl', '2026-11-28T04:00:00.000Z', 'withdrawn', '2026-11-28T04:00:00.000Z', 'Sample reason', 'Sample Siti');
INSERT INTO public.certificates VALUES (1, 'JLA-C-J5EP-B5RT', 'JLA-4AM9-XANG', '2026', 'c2FtcGxl', '2026-11-28T04:00:00.000Z', 'valid', NULL, '', 'Sample Tan');
INSERT INTO public.challenges VALUES ('sample-challenge', 'sign-in', '2999-01-01T00:00:00.000Z');
INSERT INTO public.enrolment_history OVERRIDING SYSTEM VALUE VALUES (1, 2, '2026-11-28T04:00:00.000Z', 'replaced', '{"fields":["name","mobile","email"]}');
INSERT INTO public.enrolment_history OVERRIDING SYSTEM VALUE VALUES (2, 3, '2026-11-28T04:00:00.000Z', 'changed', '{"by":"Sample Siti","changes":{"state":"contacted","sentence":"Sample sentence of the academy.","note":"Sample note.\nSecond line."}}');
INSERT INTO public.enrolment_history OVERRIDING SYSTEM VALUE VALUES (3, 3, '2026-11-28T04:00:00.000Z', 'changed', '{"by":"Sample Siti","changes":{"state":"place-offered"}}');
INSERT INTO public.enrolment_history OVERRIDING SYSTEM VALUE VALUES (4, 4, '2026-11-28T04:00:00.000Z', 'withdrawn', '{}');
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (1, 'JLA-J5EP-B5RT', '00000001-5a3e-4c1b-8f2d-0123456789ab', '2026-11-28 04:00:00+00', 'Sample Received', '+60 12-000 0001', 'sample.1@example.org', 'Malaysia', 'Mandarin', '1', 12, 'Website enrolment: HSK', 'ar', 'received', '', '', 0, 0, NULL, NULL, 'jlaj5epb5rt
00000001
60120000001 60120000001 0120000001
sample1exampleorg
samplereceivedsamplereceived', '120000001', 0);
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (2, 'JLA-WGM7-9XJY', '00000004-5a3e-4c1b-8f2d-0123456789ab', '2026-11-28 04:00:00+00', 'Sample Replaced', '+60 12-000 0004', 'sample.4@example.org', 'Malaysia', 'Mandarin', '3', 0, 'Website enrolment: HSK', 'ms', 'received', '', '', 1, 0, NULL, NULL, 'jlawgm79xjy
00000004
60120000004 60120000004 0120000004
sample4exampleorg
samplereplacedsamplereplaced', '120000004', 1);
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (3, 'JLA-4AM9-XANG', '00000005-5a3e-4c1b-8f2d-0123456789ab', '2026-11-28 04:00:00+00', 'Sample Answered', '+60 12-000 0005', 'sample.5@example.org', 'Malaysia', 'Mandarin', '3', 0, 'Website enrolment: HSK', 'zh', 'place-offered', 'Sample sentence of the academy.', 'Sample note.
Second line.', 2, 2, '2026-11-28T04:00:00.000Z', NULL, 'jla4am9xang
00000005
60120000005 60120000005 0120000005
sample5exampleorg
sampleansweredsampleanswered', '120000005', 0);
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (4, 'JLA-P6R7-PVB8', '00000006-5a3e-4c1b-8f2d-0123456789ab', '2026-11-28 04:00:00+00', 'Sample Withdrawn', '+60 12-000 0006', 'sample.6@example.org', 'Malaysia', 'Mandarin', '3', 0, 'Website enrolment: HSK', 'en', 'received', '', '', 1, 0, NULL, '2026-11-28T04:00:00.000Z', 'jlap6r7pvb8
00000006
60120000006 60120000006 0120000006
sample6exampleorg
samplewithdrawnsamplewithdrawn', '120000006', 1);
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (5, 'JLA-9X22-H46H', NULL, '2026-11-28 04:00:00+00', 'Sample Without Key', '+60 12-000 0099', 'sample.99@example.org', 'Malaysia', 'Mandarin', '3', 0, 'Website enrolment: HSK', NULL, 'received', '', '', 0, 0, NULL, NULL, 'jla9x22h46h

60120000099 60120000099 0120000099
sample99exampleorg
samplewithoutkeysamplewithoutkey', '120000099', 0);
INSERT INTO public.enrolments OVERRIDING SYSTEM VALUE VALUES (6, 'JLA-SYNS-93J5', '00000007-5a3e-4c1b-8f2d-0123456789ab', '2026-11-28 04:00:00+00', 'Sample Duplicate', '+60 12-000 0007', 'Sample.1@example.org', 'Malaysia', 'Mandarin', '3', 3, 'Website enrolment: HSK', 'en', 'received', '', '', 0, 0, NULL, NULL, 'jlasyns93j5
00000007
60120000007 60120000007 0120000007
sample1exampleorg
sampleduplicatesampleduplicate', '120000007', 0);
INSERT INTO public.enrolments_schema VALUES (1);
INSERT INTO public.invitations VALUES ('c-rp529Np0r5YKmCXvRWHwCNPZoEOwwm-d_4owUE1yA', '00000000-0000-4000-8000-000000000002', '2999-01-01T00:00:00.000Z');
INSERT INTO public.office_notices OVERRIDING SYSTEM VALUE VALUES (16, 6, 'webhook', 1, '2026-11-28 04:00:00+00', 'enrolment', 0);
INSERT INTO public.office_notices OVERRIDING SYSTEM VALUE VALUES (17, 6, 'mail', 1, '2026-11-28 04:00:00+00', 'enrolment', 0);
INSERT INTO public.office_notices OVERRIDING SYSTEM VALUE VALUES (18, 6, 'applicant', 1, '2026-11-28 04:00:00+00', 'enrolment', 0);
INSERT INTO public.passkeys VALUES ('laptop', '00000000-0000-4000-8000-000000000001', 'c2FtcGxl', 7, 'Sample laptop', '2026-11-28T04:00:00.000Z', '2026-11-28T04:00:00.000Z');
INSERT INTO public.passkeys VALUES ('phone', '00000000-0000-4000-8000-000000000001', 'c2FtcGxl', 0, 'Sample phone', '2026-11-28T04:00:00.000Z', NULL);
INSERT INTO public.push_subscriptions VALUES (3, 'https://push.example.org/sample', 'sample-p256dh', 'sample-auth', 1);
INSERT INTO public.retired_keys VALUES ('00000003-5a3e-4c1b-8f2d-0123456789ab', 2);
INSERT INTO public.retired_keys VALUES ('00000002-5a3e-4c1b-8f2d-0123456789ab', 2);
INSERT INTO public.sessions VALUES ('_9_x4WaEevGQOe6JBV8SvpttZU1RkKs8EYm21fuR6Qo', '00000000-0000-4000-8000-000000000001', 'laptop', '2026-11-28T04:00:00.000Z', '2999-01-01T00:00:00.000Z');
INSERT INTO public.staff VALUES ('00000000-0000-4000-8000-000000000001', 'Sample Siti');
INSERT INTO public.staff VALUES ('00000000-0000-4000-8000-000000000002', 'Sample Tan');
INSERT INTO public.transfers VALUES ('tP7GhViETYcAIcsVx1h72EQyoc4Q-9ufoV0o0GBCpeQ', 'c2FtcGxl', '2999-01-01T00:00:00.000Z');
SELECT pg_catalog.setval('public.enrolment_history_id_seq', 4, true);
SELECT pg_catalog.setval('public.enrolments_id_seq', 6, true);
SELECT pg_catalog.setval('public.office_notices_id_seq', 18, true);
ALTER TABLE ONLY public.applicant_mails
    ADD CONSTRAINT applicant_mails_pkey PRIMARY KEY (address, slot);
ALTER TABLE ONLY public.certificate_links
    ADD CONSTRAINT certificate_links_pkey PRIMARY KEY (serial);
ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_number_key UNIQUE (number);
ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (serial);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.enrolment_history
    ADD CONSTRAINT enrolment_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_idempotency_key_key UNIQUE (idempotency_key);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_staff_key UNIQUE (staff);
ALTER TABLE ONLY public.office_notices
    ADD CONSTRAINT office_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (enrolment, endpoint);
ALTER TABLE ONLY public.retired_keys
    ADD CONSTRAINT retired_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_name_key UNIQUE (name);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (id_hash);
CREATE INDEX applicant_mails_by_enrolment ON public.applicant_mails USING btree (enrolment);
CREATE INDEX applicant_mails_by_time ON public.applicant_mails USING btree (at);
CREATE INDEX certificate_links_by_enrolment ON public.certificate_links USING btree (enrolment);
CREATE INDEX certificates_by_reference ON public.certificates USING btree (reference);
CREATE INDEX enrolment_history_by_enrolment ON public.enrolment_history USING btree (enrolment);
CREATE INDEX enrolments_by_answer ON public.enrolments USING btree (((state = 'received'::text)), id);
CREATE INDEX enrolments_by_email ON public.enrolments USING btree (lower(email), message, lang);
CREATE INDEX enrolments_by_phone ON public.enrolments USING btree (phone_key, message, lang);
CREATE INDEX enrolments_by_time ON public.enrolments USING btree (received_at);
CREATE INDEX office_notices_by_enrolment ON public.office_notices USING btree (enrolment);
CREATE INDEX office_notices_by_time ON public.office_notices USING btree (channel, due_at);
CREATE INDEX passkeys_by_staff ON public.passkeys USING btree (staff);
CREATE INDEX retired_keys_by_enrolment ON public.retired_keys USING btree (enrolment);
CREATE INDEX sessions_by_passkey ON public.sessions USING btree (passkey);
CREATE INDEX sessions_by_staff ON public.sessions USING btree (staff);
CREATE INDEX unread_enrolments ON public.enrolments USING btree (id) WHERE (unread = 1);
CREATE INDEX withdrawn_enrolments ON public.enrolments USING btree (id) WHERE (withdrawn_at IS NOT NULL);
ALTER TABLE ONLY public.applicant_mails
    ADD CONSTRAINT applicant_mails_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.certificate_links
    ADD CONSTRAINT certificate_links_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.certificate_links
    ADD CONSTRAINT certificate_links_serial_fkey FOREIGN KEY (serial) REFERENCES public.certificates(serial);
ALTER TABLE ONLY public.enrolment_history
    ADD CONSTRAINT enrolment_history_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_staff_fkey FOREIGN KEY (staff) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.office_notices
    ADD CONSTRAINT office_notices_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_staff_fkey FOREIGN KEY (staff) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.retired_keys
    ADD CONSTRAINT retired_keys_enrolment_fkey FOREIGN KEY (enrolment) REFERENCES public.enrolments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_passkey_fkey FOREIGN KEY (passkey) REFERENCES public.passkeys(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_staff_fkey FOREIGN KEY (staff) REFERENCES public.staff(id) ON DELETE CASCADE;
