import { coursePage } from '../../content/course-page';
import { Button } from '../../ui/button';
import { CopyByHand, useShare } from '../../ui/share';
import { Icon } from '../../ui/icon';
import './share-button.css';

const words = coursePage.share;

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  /** The canonical address, whole. */
  readonly url: string;
}

/** Hands a page on: by the device's own way to share, else by its link on the clipboard. */
export function ShareButton({ title, text, url }: ShareButtonProps) {
  const { step, share } = useShare();

  return (
    <div className="share-button">
      <Button variant="secondary" onClick={() => share({ title, text, url }, url)}>
        <Icon name="share" />
        {words.button}
      </Button>
      <p className="share-button__outcome" role="status">
        {step === 'copied' && (
          <>
            <Icon name="check" />
            {words.copied}
          </>
        )}
      </p>
      {step === 'by-hand' && <CopyByHand oneLine label={words.byHand} text={url} />}
    </div>
  );
}
