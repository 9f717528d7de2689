import { aboutAcademy } from '#words/academy';
import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { requests } from '#words/requests';
import { academy } from '../../content/academy';
import { leftToRight } from '../../site/page-language';
import { relevantFields } from '../core/form';
import { requestCode } from '../core/request-code';
import { fieldText } from '../field-text';
import { courseTitle } from '../request-texts';
import type { OpenRecord } from '../status/use-confirmation';

/** Formats a request as text, with the code that lets the office recognise duplicates. */
export function requestText(record: OpenRecord): string {
  const { id, form } = record;
  return [
    requests.copy.heading(courseTitle(record)),
    ...relevantFields(form).map(
      (field) =>
        enrolment.fields[field].label +
        labels.colon +
        (field === 'phone' ? leftToRight : String)(fieldText(form, field)),
    ),
    requests.copy.code + labels.colon + leftToRight(requestCode(id)),
    aboutAcademy.name + labels.colon + leftToRight(academy.phone),
  ].join('\n');
}
