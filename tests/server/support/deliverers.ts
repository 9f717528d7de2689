import { submission } from './submission';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { Channel } from '../../../src/server/office/channels';
import { Deliverer } from '../../../src/server/office/office';
import type { ChannelKind, OfficeNoticeStore } from '../../../src/server/store/enrolment-store';
import { SqliteStore } from '../../../src/server/store/sqlite';
import { enrolment } from './requests';

/** Like the real one, without the minutes. */
const quickSchedule = {
  deliveryTimeout: 20_000,
  lease: 60_000,
  pollInterval: 20,
  retryDelay: () => 30,
  restAfter: () => 10,
};

interface LogLine {
  readonly level: 'info' | 'warn';
  readonly facts: object;
  readonly sentence: string;
}

/** A database of its own, whose notices are delivered within the test's own process. */
export async function openOffice(kind: ChannelKind) {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-office-'));
  const databaseFile = join(folder, 'enrolments.db');
  const store = new SqliteStore(databaseFile, [kind]);
  await store.create();
  const lines: LogLine[] = [];
  const running: Deliverer[] = [];
  const keep = (level: LogLine['level']) => (facts: object, sentence: string) => {
    lines.push({ level, facts, sentence });
  };

  return {
    store,
    databaseFile,
    lines,
    /** What is in all failed deliveries' lines, without repetitions. */
    reasons: () => [
      ...new Set(lines.flatMap(({ facts }) => ('reason' in facts ? [facts.reason] : []))),
    ],
    /** Stores an enrolment, and returns its reference. */
    enrol: async (changes: Partial<EnrolmentRequest> = {}) => {
      const request = { ...(enrolment as EnrolmentRequest), ...changes };
      const acceptance = await store.accept(submission(request, undefined));
      if (acceptance.kind !== 'created') throw new Error(acceptance.kind);
      return acceptance.receipt.reference;
    },
    deliver: (
      channel: Channel,
      { notices = store.notices, ...times }: Partial<Options> = {},
    ): Deliverer => {
      const schedule = { ...quickSchedule, ...times };
      const log = { info: keep('info'), warn: keep('warn') };
      const deliverer = new Deliverer({ channel, notices, schedule, log });
      running.push(deliverer);
      return deliverer;
    },
    close: async () => {
      await Promise.all(running.map((deliverer) => deliverer.stop()));
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type Options = typeof quickSchedule & { notices: OfficeNoticeStore };
