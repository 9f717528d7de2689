import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import './another-person.css';

/** Offers the next person's form, once a request is out of the visitor's hands. */
export function AnotherPerson({ onBegin }: { readonly onBegin: () => void }) {
  const { question, begin } = enrolment.another;
  return (
    <div className="another-person">
      <p>{question}</p>
      <Button variant="secondary" onClick={onBegin}>
        {begin}
      </Button>
    </div>
  );
}
