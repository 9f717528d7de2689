import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wantsLessMotion } from '../../ui/wants-less-motion';

/** How long the page slides out before the enrolment form opens (section 9). */
export const slideOutMilliseconds = 600;

/**
 * Leads to another page of the site after a slide-out animation, which the caller draws while
 * `leaving` is true; at once where less motion is wanted. Going elsewhere meanwhile cancels it.
 */
export function useSlideOut(to: string): { readonly leaving: boolean; readonly leave: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate(to), slideOutMilliseconds);
    return () => clearTimeout(timer);
  }, [leaving, navigate, to]);

  function leave() {
    if (wantsLessMotion()) void navigate(to);
    else setLeaving(true);
  }

  return { leaving, leave };
}
