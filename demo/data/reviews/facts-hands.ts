import type { FactLines } from './fact-lines.ts';

/** What buyers say about sport, books, games and tools. */
export const handFacts: Readonly<Record<string, FactLines>> = {
  ball: {
    good: 'It has kept its air for a month.|Our team used it for the whole league.|It bounces true and the shape has not changed.|Even on sand it has not torn.|Correct weight, our coach checked.',
    fair: 'Good touch, but it loses a little air.|It works for training, not for matches.',
    bad: 'It burst during the warm-up.|It was egg-shaped after two games.|It does not hold air till morning.',
  },
  sport: {
    good: 'Our team has used it for weeks and it is still strong.|Light and steady in the hand.|Our coach checked it and said buy more.|Everything was complete in the pack.|It looks like what professionals use.',
    fair: 'It works for training, not for matches.|Fine, only the bag is thin.',
    bad: 'It broke in the first game.|It is not the size that was written.|It bent before we had used it twice.',
  },
  fitness: {
    good: 'I have used it daily for six weeks.|It does not slip on my tiles.|No rubber smell at all.|Now I have no excuse to skip the gym.|My instructor has the same one.',
    fair: 'Good, but the colour rubs off.|Sturdy, though smaller than I expected.',
    bad: 'It tore within days.|One side is not like the other.|It smells so strong that I keep it outside.',
  },
  bottle: {
    good: 'The ice was still there in the evening.|It does not sweat or leak in my bag.|It fell on concrete and only laughed.|Easy to wash, my hand enters.',
    fair: 'It keeps cold, but it is heavy when full.|Good, only the cover is stiff.',
    bad: 'The lid leaks into my bag.|The water was warm by ten.|The paint peeled in two weeks.',
  },
  camping: {
    good: 'It survived a week in the bush with cadets.|Light to carry and strong in use.|Easy to use, even in the dark.|Everything in the pack was complete.|We had a proper weekend because of it.',
    fair: 'Good, but packing it back is a puzzle.|It works, the bag is the weak part.',
    bad: 'It broke while I was setting it up.|It failed us on the first outing.|It is for picture only, not for use.',
  },
  safety: {
    good: 'Our site officer approved it.|It does not disturb work.|I feel safer since it came.|The marking and the date are proper.|Strong, not the paper type.',
    fair: 'It does its duty, but it is a bit big.|Fine, only one fastening was stiff.',
    bad: 'It would not pass any inspection.|It failed on the first morning.|It looks like it was used before.',
  },
  book: {
    good: 'I finished it in two nights.|The print is clear and the paper is good.|My students now ask for more.|I read it aloud and the children laughed.|Well bound, no loose page.|Written by people who know.',
    fair: 'Good content, but the print is small.|Interesting, although the middle drags.|Useful, although the cover bends.',
    bad: 'Pages 40 to 56 are missing.|It is a photocopy, and a faint one.|Full of mistakes from the first chapter.',
  },
  writing: {
    good: 'It writes smoothly and does not leak.|My daughter used it in WAEC without issue.|The colour is strong and even.|It does not break or dry quickly.',
    fair: 'It works, but a few were dry.|Good for the price, the finishing is so-so.',
    bad: 'Half of it did not write.|It leaked in my white pocket.|It broke each time it was sharpened or pressed.',
  },
  paper: {
    good: 'The paper is thick, ink does not cross.|Strong cover, it survived one term in a school bag.|Complete number of pages, I counted.|It lies flat when I write.',
    fair: 'Good paper, but the cover is soft.|Fine, only the lines are faint.',
    bad: 'Ink crosses to three pages.|The pages fell out in two weeks.|The pack was not complete.',
  },
  art: {
    good: 'The colours are bright and true.|It covers in one coat.|No hairs on my canvas, finally.|Complete set, well arranged.',
    fair: 'Good colours, but a few were small.|It works, only the case is light.',
    bad: 'Half was dry when I opened it.|It sheds hair on every stroke.|The colours are pale like tea.',
  },
  study: {
    good: 'My daughter used it in school and the teacher praised it.|Strong, it survived one term.|It is accurate, we checked against the one in the laboratory.|It makes learning sweet for them.|Everything was inside the box.',
    fair: 'Good for beginners, not for serious work.|It works, but the guide is small.',
    bad: 'It broke on the first day of school.|The marks wiped off within a week.|One part was missing, so it cannot work.',
  },
  desk: {
    good: 'Strong, it will outlive this office.|It does the work every day without story.|Smooth and well finished.|It cuts no corner, simple and good.',
    fair: 'It works, but it is lighter than I thought.|Fine, only the edge is rough.',
    bad: 'It became loose in one week.|It bent on the first day.|It came with rust on it.',
  },
  board: {
    good: 'We have played it every night since NEPA took light.|It is solid and well finished.|Grandpa was happy to teach us.|Nobody in the hostel sleeps again.|It is strong enough for our kind of playing.',
    fair: 'Fun, but the box is weak.|Good game, though one part had a mark.',
    bad: 'Some pieces were missing.|It came apart within a week.|The print has wiped off already.',
  },
  tool: {
    good: 'It has not bent or chipped on the job.|The grip is firm, even with oil on the hand.|My carpenter wanted to keep it.|Proper material, you can feel the weight.|It paid for itself in one weekend.',
    fair: 'Strong, but the finishing is rough.|It works well, though it came dusty.|Good for the house, I would not build a duplex with it.',
    bad: 'It bent on the first job.|It rusted before I used it.|It broke and nearly wounded my boy.',
  },
  hardware: {
    good: 'Strong, it has not moved since we fixed it.|No rust after the rains.|Heavier than the ones in the market.|It does exactly what I bought it for.',
    fair: 'Good, but it came with small dents.|Strong, only shorter than I hoped.',
    bad: 'It rusted in the first rain.|It gave way under a small load.|It is not the size that was written.',
  },
};
