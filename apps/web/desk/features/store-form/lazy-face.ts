import { lazyPart } from '../../../src/lib/lazy-part.ts';

/** Fetches what chooses, cuts and sends pictures: more than the rest of the form together. */
export const loadFace = () => import('./face-fields.tsx').then(({ FaceFields }) => FaceFields);

export const FaceFields = lazyPart(loadFace);
