import { countOf } from '@oja/domain/text/count';
import { goingAway } from '../../../src/features/session/desk-kept.ts';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { call } from '../../app/desk-api.ts';
import { keptPictures } from '../pictures/kept-pictures.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { PictureLine } from '../pictures/picture-line.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import { holdTab } from './hold-tab.ts';
import { keepPhotos, keptPhotos, type TrayPlace } from './kept-photos.ts';
import { PhotoTray } from './photo-tray.ts';

const opened = new Map<string, PhotoTray>();

/** The photographs of an import: they go on while another page of the desk is shown, and after a reload. */
export function openTray(place: TrayPlace): PhotoTray {
  const { user, seller, id } = place;
  const there = opened.get(id);
  if (there) return there;
  const own = new Set<string>();
  let keeping: Promise<void> = Promise.resolve();
  const tray = new PhotoTray({
    line: (on) =>
      new PictureLine({
        ...on,
        unseen: true,
        kept: keptPictures(user, seller),
        make: makePicture,
        send: (sending) => sendPicture({ seller, ...sending }),
      }),
    onOver: tellLost,
    keep: (photos) => {
      for (const photo of photos) own.add(photo.id);
      keeping = keeping.then(() => keepPhotos(place, photos, (photo) => own.has(photo.id)));
    },
    name: async (photos) => {
      const pictures = photos.map((photo) => ({ id: photo.id, name: [...photo.name].slice(-200).join('') }));
      return (await call('addImportPictures', { params: { seller, id }, body: { pictures } })).unknown;
    },
  });
  opened.set(id, tray);
  // Those that another tab sends are that tab's as long as it is open.
  void holdTab(`photos ${user} ${id}`, async () => {
    const photos = await keptPhotos(place);
    for (const photo of photos) own.add(photo.id);
    tray.takeUp(photos);
  });
  const listen = { signal: goingAway };
  addEventListener('online', () => tray.resume(), listen);
  addEventListener('beforeunload', (event) => tray.isBusy() && event.preventDefault(), listen);
  return tray;
}

/** The import takes none any more: what was not through does not stay on this phone. @returns how many those are */
export async function endTray(place: TrayPlace): Promise<number> {
  const tray = opened.get(place.id);
  if (tray) return tray.close();
  const photos = await keptPhotos(place);
  if (photos.length === 0) return 0;
  const kept = keptPictures(place.user, place.seller);
  await Promise.all([keepPhotos(place, [], () => true), ...photos.map(({ id }) => kept.remove(id))]);
  return photos.length;
}

/** Says that photographs did not get into an import; nothing where none were on their way. */
export function tellLost(lost: number): void {
  if (lost === 0) return;
  const words = countOf(lost, 'photograph was', 'photographs were');
  showToast(`${words} too late for this import.`, { tone: 'info', stays: true });
}
