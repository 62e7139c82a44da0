import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { areaOf, type Cut } from '../pictures/make-picture.ts';

interface CutSheetProps {
  /** Null while nothing is to be cut. */
  file: File | null;
  title: string;
  ratio: number;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}

/** Lets a person choose which part of a photograph is shown. */
export function CutSheet({ file, title, ratio, onCut, onClose }: CutSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  const [place, setPlace] = useState({ zoom: 1, x: 0.5, y: 0.5 });
  useEffect(() => {
    if (file) setPlace({ zoom: 1, x: 0.5, y: 0.5 });
  }, [file]);
  const cut = { ratio, ...place };
  return (
    <Modal
      open={file !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={title}
      footer={
        <Button wide className="min-h-13 text-base" onClick={() => onCut(cut)}>
          Use it
        </Button>
      }
    >
      {file && (
        <Cutting file={file} cut={cut} onChange={(change) => setPlace((before) => ({ ...before, ...change }))} />
      )}
    </Modal>
  );
}

type Change = Partial<Omit<Cut, 'ratio'>>;

function Cutting({ file, cut, onChange }: { file: File; cut: Cut; onChange: (change: Change) => void }) {
  const [url, setUrl] = useState('');
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const frame = useFrame(cut, size, onChange);
  const { left, top, width, height } = areaOf(size, cut);
  const style: CSSProperties = {
    width: `${(size.width / width) * 100}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: what is moved in it is a picture */}
      <div
        {...frame}
        role="group"
        aria-label="Part that is shown. Move it with the arrow keys."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
        tabIndex={0}
        className="cut-frame"
        style={{ aspectRatio: cut.ratio }}
      >
        {url !== '' && (
          <img
            src={url}
            alt=""
            draggable={false}
            style={style}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        )}
      </div>
      <label className="grid gap-1.5 text-sm font-medium">
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={cut.zoom}
          className="cut-range"
          onChange={({ target }) => onChange({ zoom: Number(target.value) })}
        />
      </label>
      <p className="text-xs text-muted">Drag the picture, or move it with the arrow keys.</p>
    </div>
  );
}

const STEP = 0.05;
const within = (part: number) => Math.min(1, Math.max(0, part));
const steps: Record<string, { x?: number; y?: number }> = {
  ArrowLeft: { x: -STEP },
  ArrowRight: { x: STEP },
  ArrowUp: { y: -STEP },
  ArrowDown: { y: STEP },
};

/** Moves the cut by dragging the picture under it, and by keys. */
function useFrame(cut: Cut, size: { width: number; height: number }, onChange: (change: Change) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!last.current) return;
    const { width, height } = areaOf(size, cut);
    const pixel = width / event.currentTarget.clientWidth;
    const [free, freeDown] = [size.width - width, size.height - height];
    const x = free > 0 ? within(cut.x - ((event.clientX - last.current.x) * pixel) / free) : cut.x;
    const y = freeDown > 0 ? within(cut.y - ((event.clientY - last.current.y) * pixel) / freeDown) : cut.y;
    last.current = { x: event.clientX, y: event.clientY };
    onChange({ x, y });
  }
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      onChange({ x: within(cut.x + (step.x ?? 0)), y: within(cut.y + (step.y ?? 0)) });
    },
  };
}
