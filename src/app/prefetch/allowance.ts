import { connection, savesData } from '../../ui/connection';

/**
 * How freely pages may be fetched that the visitor may never see: not at all, those that they seem
 * to go to, or every one that they see a link to. Where the browser does not tell, it is the second.
 */
export function allowance(): 'none' | 'meant' | 'seen' {
  if (savesData()) return 'none';
  return connection()?.effectiveType === '4g' ? 'seen' : 'meant';
}
