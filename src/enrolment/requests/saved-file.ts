import { textFile } from '../../ui/save-file';
import type { SavedRequest } from '../outbox/copies';
import { savedRequestText } from '../saved-request';

/** A request as a file. Nothing personal is in its name, which other programs list. */
export const savedFile = (request: SavedRequest): File =>
  textFile(`jambatan-request-${request.id.slice(0, 8)}.txt`, savedRequestText(request));
