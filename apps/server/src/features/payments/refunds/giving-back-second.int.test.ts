import { playAll } from '../../../testing/giving-back/play-all.ts';

playAll(2);
