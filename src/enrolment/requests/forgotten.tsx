import { useEffect, useRef } from 'react';
import { forget } from '../../content/forget';
import { Notice } from '../../ui/notice';

/** Says that nothing of the visitor is left on this device, and what stays. */
export function Forgotten() {
  const { title, text, site } = forget.done;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="forget-device">
      <Notice kind="success">
        <h3 ref={heading} tabIndex={-1} className="forget-device__done">
          {title}
        </h3>
        <p>{text}</p>
        <p>{site}</p>
      </Notice>
    </div>
  );
}
