import type { CourseId } from '../../../src/content/course-ids';
import { attemptDelivery, type Sendable } from '../../../src/enrolment/core/attempt';
import { withdraw } from '../../../src/enrolment/core/withdrawal';
import {
  changeRecord,
  discard,
  markAlertShown,
  saveDraft,
} from '../../../src/enrolment/core/reducers';
import {
  confirmAndSend,
  deliverDue,
  type DeliveryEnvironment,
} from '../../../src/enrolment/core/delivery';
import { type DeviceStore, createDeviceStore } from '../../../src/enrolment/core/device';
import {
  type BufferedStore,
  withMemoryFallback,
} from '../../../src/enrolment/core/key-value-store';
import type { UnsettledRecord } from '../../../src/enrolment/core/record';
import { isAlertDue, released, type Trigger } from '../../../src/enrolment/core/transitions';
import { sampleForm, sampleRequest } from '../../unit/support/samples';
import type { ModelDevice, Turn } from './device';
import { falselyOffline, offline, refusedMark } from './model-server';
import type { Life } from './world';

/** A page and its visitor, or the worker, which has no visitor. Both run the site's own modules. */
export class Page {
  readonly life: Life;
  /** True once the device has refused to store something for this page. */
  wasRefused = false;
  readonly entries: BufferedStore;
  /** Keys of the requests and withdrawals that this page or worker has tried to send. */
  readonly sent = new Set<string>();
  /** Keys of the requests that the visitor submitted on this page. */
  readonly submitted = new Set<string>();
  /** Keys of the requests that the visitor deleted on this page. */
  readonly deleted = new Set<string>();
  readonly #model: ModelDevice;
  readonly #device: DeviceStore;
  readonly #environment: DeliveryEnvironment;
  #turn: Turn | null = null;

  constructor(life: Life, model: ModelDevice) {
    const { world, server } = model;
    this.life = life;
    this.#model = model;
    const stored = model.openStore(life, () => {
      this.wasRefused = true;
    });
    this.entries = withMemoryFallback(stored);
    // The browser may stop the worker at any time, so the worker keeps nothing in memory.
    this.#device = createDeviceStore(life.isWorker ? stored : this.entries, world.now);
    const network = {
      host: '',
      fetch: server.createFetch(life),
      isOffline: () => server.weather === offline || server.weather === falselyOffline,
    };
    this.#environment = {
      device: this.#device,
      lock: model.createLock(life),
      attempt: async (record: Sendable) => {
        this.sent.add(record.id);
        return attemptDelivery(record, network);
      },
      now: world.now,
      random: () => 0.5,
      showAlerts: () => void this.showDueAlerts(),
      publish: () => {},
    };
  }

  /** Fills in and submits the form like a visitor, optionally replacing an earlier request. */
  async confirm(isGood: boolean, course: CourseId, isOnline: boolean, replaces: string | null) {
    const number = this.#model.ledger.entries.size + 1;
    const id = `key${number}`;
    const mark = `${isGood ? 'good.' : refusedMark}${number}@example.org`;
    const form = { ...sampleForm, email: mark };
    this.#model.ledger.confirm(id, mark, this);
    this.submitted.add(id);
    const draft = { form, step: 1, changedAt: this.#model.world.now() } as const;
    await this.#device.change(
      saveDraft({ courseId: course, draft, erased: undefined, hasRead: true }),
    );
    const request = { ...sampleRequest, email: mark };
    const confirmed = {
      id,
      courseId: course,
      formOf: course,
      form,
      request,
      language: 'en',
    } as const;
    await confirmAndSend({ confirmed, replaces, sendsNow: isOnline }, this.#environment);
  }

  /** Resubmits a held request unchanged, like a visitor. */
  resubmit = async ({ id, courseId, formOf, form, request }: UnsettledRecord) => {
    this.submitted.add(id);
    const { ledger } = this.#model;
    const next = `${id}-again${ledger.entries.size}`;
    ledger.confirm(next, form.email, this);
    this.submitted.add(next);
    const confirmed = { id: next, courseId, formOf, form, request, language: 'en' } as const;
    await confirmAndSend({ confirmed, replaces: id, sendsNow: true }, this.#environment);
  };

  release = (id: string) =>
    this.#device.change(changeRecord(id, (record) => released(record, this.#model.world.now())));

  withdraw = (id: string) => this.#device.change(withdraw(id, this.#model.world.now()));

  discard = (id: string) => {
    this.deleted.add(id);
    return this.#device.change(discard(id));
  };

  dispatch = (trigger: Trigger) => deliverDue(this.#environment, trigger);

  /** Shows alerts like `client/alerts.ts`, but immediately records each one as shown. */
  showDueAlerts = async () => {
    if (this.#turn || !this.life.isVisible) return;
    const turn = this.#model.askForTurn(this.life);
    this.#turn = turn;
    await turn.granted;
    while (this.#turn === turn) {
      const due = (await this.#device.read()).records.filter(isAlertDue);
      if (this.#turn !== turn) return;
      if (due.length === 0) this.#endTurn();
      for (const { id } of due) this.#model.ledger.showAlert(id, this);
      for (const record of due) await this.#device.change(markAlertShown(record));
    }
  };

  #endTurn(): void {
    this.#turn?.end();
    this.#turn = null;
  }

  /**
   * Hides the page, so that another page shows the alerts that this page has not recorded as shown.
   */
  hide(): void {
    this.life.isVisible = false;
    this.#model.ledger.leaveAlerts(this);
    this.#endTurn();
  }
}
