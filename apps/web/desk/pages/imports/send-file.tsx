import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useNetwork } from '../../../src/features/network/network.ts';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { importAccept } from '../../features/imports/import-file.ts';
import { useSendImport } from '../../features/imports/use-send-import.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';

/** A place to drop or choose a file, and how much of it has left. */
export function SendFile() {
  const sending = useSendImport();
  const { file, part, failure, isAsked } = sending;
  const isOffline = useNetwork().state === 'offline';
  if (file && part !== null) {
    const percent = Math.floor(part * 100);
    return (
      <ProgressLine
        words={part < 1 ? `Sending ${file.name}: ${percent} %` : `Reading ${file.name}`}
        value={part}
        max={1}
      >
        Stay here until it is sent. If the line breaks it is sent again by itself, and never twice.
      </ProgressLine>
    );
  }
  return (
    <>
      {file && isAsked && (
        <Notice action={<SendOrNot sending={sending} send="Send it" />}>
          {file.name} was chosen {formatDateTime(new Date(file.at).toISOString())} and is not sent yet. Prices and
          counts may have changed since.
        </Notice>
      )}
      {failure && (
        <Notice tone="error" action={file && <SendOrNot sending={sending} send="Send again" />}>
          {file ? `${file.name} is not sent yet. ${failure} It is sent again by itself while you stay here.` : failure}
        </Notice>
      )}
      {isOffline && !failure && <Notice>You need a connection to send a file.</Notice>}
      {!file && <Drop isBack={failure !== ''} onFile={(chosen) => void sending.choose(chosen)} />}
    </>
  );
}

function SendOrNot({ sending, send }: { sending: ReturnType<typeof useSendImport>; send: string }) {
  return (
    <>
      <Button variant="secondary" onClick={sending.again}>
        {send}
      </Button>
      <Button variant="quiet" onClick={sending.forget}>
        Don’t send it
      </Button>
    </>
  );
}

interface DropProps {
  /** It stands there again, since the file that was chosen is refused. */
  isBack: boolean;
  onFile: (file: File) => void;
}

function Drop({ isBack, onFile }: DropProps) {
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same one can be chosen again once it was mended.
    target.value = '';
    if (file) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same for keys
    <div
      className={clsx('import-drop', isOver && 'import-drop-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="picture-add">
        <FileUp aria-hidden="true" className="size-5" />
        Choose a file
        <input
          type="file"
          accept={importAccept}
          // biome-ignore lint/a11y/noAutofocus: it had the focus when the file was chosen
          autoFocus={isBack}
          className="sr-only"
          onChange={choose}
        />
      </label>
      <p className="text-sm text-muted">
        <span className="max-lg:hidden">Or drop it here. </span>
        Excel (.xlsx) or CSV, up to 8 MB and 5,000 rows.
      </p>
    </div>
  );
}
