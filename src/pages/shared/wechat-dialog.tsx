import { contact } from '../../content/contact';
import { Dialog } from '../../ui/dialog';
import { WechatCard } from './wechat-card';

interface WechatDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to reach the academy on WeChat, which has no web link to a person. */
export function WechatDialog({ open, onClose }: WechatDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contact.wechat.title}>
      <WechatCard onClose={onClose} />
    </Dialog>
  );
}
