import type { OfficeChannels } from '../config/office';
import type { OfficeNoticeStore } from '../store/office-notices';
import type { Channel } from './channel';
import { Deliverer, type Log } from './deliverer';
import { mailChannel } from './mail';
import { officeSchedule } from './schedule';
import { webhookChannel } from './webhook';

/** Tells the academy's office of new enrolments, by each of the channels that are set up. */
export class Office {
  readonly #channels: readonly Channel[];
  readonly #notices: OfficeNoticeStore;
  #deliverers: readonly Deliverer[] = [];

  constructor({ webhook, mail }: OfficeChannels, notices: OfficeNoticeStore) {
    this.#channels = [
      ...(webhook ? [webhookChannel(webhook)] : []),
      ...(mail ? [mailChannel(mail)] : []),
    ];
    this.#notices = notices;
  }

  start(log: Log): void {
    this.#deliverers = this.#channels.map(
      (channel) =>
        new Deliverer({ channel, notices: this.#notices, schedule: officeSchedule, log }),
    );
  }

  /** An enrolment was stored here. Looks once its answer is on the way, which comes first. */
  wake(): void {
    setImmediate(() => {
      for (const deliverer of this.#deliverers) deliverer.wake();
    });
  }

  /** Waits for deliveries under way, 10 s at most. */
  async stop(): Promise<void> {
    await Promise.all(this.#deliverers.map((deliverer) => deliverer.stop()));
  }
}
