import { pageError } from '../../content/page-error';
import { Button } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { useOnline } from '../../ui/use-online';
import './page-fault.css';

/** Stands in the place of a page that could not be loaded. */
export function PageFault() {
  const online = useOnline();
  return (
    <div className="page-fault container section" role="alert">
      <StatePicture name={online ? 'missing' : 'offline'} />
      <div className="page-fault__words">
        <h1>{pageError.title}</h1>
        <p>{pageError.text}</p>
        <p>
          <Button onClick={() => location.reload()}>{pageError.retry}</Button>
        </p>
      </div>
    </div>
  );
}
