import { GoogleMark } from '../../../src/features/session/google/google-mark.tsx';
import { googleTexts, useGoogle } from '../../../src/features/session/google/use-google.ts';
import { Button } from '../../../src/ui/button.tsx';
import { PasswordField } from '../../../src/ui/forms/password-field.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';

interface ProveItProps {
  hasPassword: boolean;
  password: string;
  onPassword: (password: string) => void;
  /** Google has said who it is. */
  onConfirmed: () => void;
}

const problems = {
  ...googleTexts,
  blocked: 'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
};

/** Money follows this page: who asks must prove to be the owner. */
export function ProveIt({ hasPassword, password, onPassword, onConfirmed }: ProveItProps) {
  const google = useGoogle({ purpose: 'confirm', onConfirmed });
  const problem = google.state in problems && problems[google.state as keyof typeof problems];
  if (hasPassword) {
    return (
      <PasswordField
        label="Your password"
        name="account-password"
        autoComplete="current-password"
        maxLength={1024}
        required
        value={password}
        onChange={({ target }) => onPassword(target.value)}
      />
    );
  }
  return (
    <div className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button variant="soft" className="min-h-12" busy={google.state === 'open'} onClick={() => google.start()}>
        <GoogleMark />
        Confirm with Google that it is you
      </Button>
    </div>
  );
}
