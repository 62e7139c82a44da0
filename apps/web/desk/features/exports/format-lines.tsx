import { FileSpreadsheet, FileText } from 'lucide-react';
import type { FileFormat } from './use-export.ts';

interface FormatLinesProps {
  /** A file is on its way. */
  busy: boolean;
  onTake: (format: FileFormat) => void;
}

const formats = [
  { format: 'xlsx', text: 'Export as Excel', icon: FileSpreadsheet },
  { format: 'csv', text: 'Export as CSV', icon: FileText },
] as const;

/** The lines of a menu that save a file, as one kind or the other. */
export const FormatLines = ({ busy, onTake }: FormatLinesProps) =>
  formats.map(({ format, text, icon: Icon }) => (
    <li key={format}>
      <button type="button" className="menu-line" disabled={busy} onClick={() => onTake(format)}>
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {text}
      </button>
    </li>
  ));
