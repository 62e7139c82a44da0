import type { FactLines } from './fact-lines.ts';

/** What buyers say about food, the house and the children. */
export const homeFacts: Readonly<Record<string, FactLines>> = {
  rice: {
    good: 'No stones, I checked before cooking.|It swelled well and fed the whole house.|Every grain stands alone in the pot.|My jollof did not turn to porridge.|The bag was full to the brim.',
    fair: 'Clean, but it needs more water than usual.|It tastes fine, only a few stones at the bottom.',
    bad: 'I picked stones till my eyes pained me.|Weevils had reached it before me.|It turned to paste in the pot.',
  },
  grain: {
    good: 'Clean, no sand and no dirt.|It swelled well and fed the whole house.|It tastes like the one from home.|Dry and fresh, no weevil in sight.|The measure was full to the brim.|Smooth, my husband asked who taught me.',
    fair: 'Clean, but it needs more water than usual.|Good quality, the bag was a bit slack.|It tastes fine, only I like it finer.',
    bad: 'There was sand in every mouthful.|Weevils had reached it before me.|It smelt of damp and I threw it away.',
  },
  oil: {
    good: 'It is pure, you can see it in the colour.|It tastes like my grandmother’s kitchen.|No foam and no strange smell.|The seal was tight and nothing spilled.|It has the thickness of the real one.',
    fair: 'Pure enough, though some settled below.|The taste is fine, the container is soft.',
    bad: 'It leaked over everything in the carton.|It has been mixed with something, it foams.|It had a sour smell from the first day.',
  },
  spice: {
    good: 'My pot announced itself to the neighbours.|The aroma alone made the children come down.|It is clean, no sand at all.|A small quantity does the work.|It tastes like my grandmother’s kitchen.',
    fair: 'It tastes good, but it is a bit coarse.|The flavour is fine, the pack is small.',
    bad: 'It tastes of nothing.|It came open and half was in the carton.|There was sand in it.',
  },
  fresh: {
    good: 'Everything came firm, not one was rotten.|You can tell it left the farm the day before.|Fresh, the house finished it quickly.|They packed it well and nothing was crushed.|It has kept for days in my store.|The sizes were equal, no small ones hidden below.',
    fair: 'Most were fresh, a few were soft.|Good taste, but smaller than I expected.|Fresh on arrival, you must use them quickly.',
    bad: 'Half of it was already rotten.|It arrived bruised all over.|The big ones were on top and the small ones below.',
  },
  drink: {
    good: 'The taste is rich without too much sugar.|My children ask for it every morning.|It is better than the one they sell in traffic.|The date is far and the seal is good.|One pack lasted us the month.',
    fair: 'It tastes nice, but a bit mild for me.|Good, the pack is smaller than before.',
    bad: 'It tasted sour from the first cup.|The date was only two weeks away.|It tastes watery, like it was cut.',
  },
  snack: {
    good: 'It was crunchy to the last one.|My children finished it before I could hide it.|Fresh oil, you can taste it.|Just sweet enough.|It goes well with cold garri.',
    fair: 'It tastes good, but some were broken.|Nice flavour, a little too salty.',
    bad: 'It was stale and chewy.|It smelt of old oil.|The seal was open and ants were inside.',
  },
  provisions: {
    good: 'The carton was complete, I counted.|The date is far, I checked every one.|It cooks well and tastes right.|The whole house is satisfied and my pocket too.|No dent, no leak, well packed.',
    fair: 'It tastes fine, but the packs are small.|Good, only the carton was soft from rain.',
    bad: 'Some were missing from the carton.|The date had almost passed.|It tasted old and nobody finished it.',
  },
  furniture: {
    good: 'It is solid, I could not lift it alone.|Setting it up was easy.|It changed the look of the room.|We use it every day and it does not shake.|They carried it up to the third floor without complaint.|My back thanks me every morning.',
    fair: 'Strong, but the colour is darker than on my phone.|Comfortable, though it took us a whole evening to set up.|Good, only one screw was missing.',
    bad: 'It leans to one side like a tired man.|It sagged before one month.|It came with a long scratch across the front.',
  },
  cookware: {
    good: 'Nothing sticks to it.|It is heavy and heats evenly.|I cooked for forty people and it did not burn below.|The handles stay firm.|It washes clean with one wipe.',
    fair: 'Good quality, but it marks easily.|It cooks well, only smaller than I expected.',
    bad: 'The handle came off with hot oil inside.|It peeled into my stew.|It bent on the fire.',
  },
  tableware: {
    good: 'It looks fine enough for visitors.|It has not rusted or stained.|Well finished, smooth to the hand.|It came wrapped piece by piece, nothing broke.|We use it every day and it still shines.',
    fair: 'Nice to look at, a bit light in the hand.|Good quality, though the box was dented.',
    bad: 'It rusted after the first wash.|It arrived broken and nobody wrapped it.|It bent in cold eba.',
  },
  flask: {
    good: 'Food was still hot when I opened it at two.|It does not leak on the bus.|My children’s lunch comes home finished.|The cover closes well and opens well.',
    fair: 'It keeps heat, but it is heavy.|Good, only the strap is thin.',
    bad: 'My food was cold by ten.|The soup entered my bag.|The lock broke in the first week.',
  },
  bedding: {
    good: 'Soft, and cool enough to sleep without fan.|The colour matches my curtains like I planned it.|I have washed it and it did not shrink.|It brightened the whole room.|Visitors keep asking where it is from.',
    fair: 'Fine to look at, thinner than I thought.|Nice colour, but it needs ironing each time.',
    bad: 'It faded after one wash.|It arrived with a stain that will not go.|The seam opened on the first night.',
  },
  decor: {
    good: 'Visitors keep asking where it is from.|It brightened the whole room.|Carefully packed, no dent, no scratch.|The workmanship is fine, you can touch it and see.|It stands well where I put it.',
    fair: 'It is pretty, only smaller than in the picture.|Nice, but the colour is quieter than I thought.',
    bad: 'It broke in the carton because nobody wrapped it.|It looks cheap when you see it close.|It came with a chip on the front.',
  },
  cleaning: {
    good: 'It does the work without stress.|It lasts longer than the ones I used to buy.|I should have bought it long ago.|Neat and well made.|The house has never been this clean.',
    fair: 'It works, but it is lighter than the old type.|Fine for light work.',
    bad: 'It scattered in my hand the first day.|It is weak like paper.|What I got is not complete.',
  },
  diaper: {
    good: 'No rash since we changed to this.|My baby slept through the night.|Soft, and it does not leak.|The number in the pack is complete.|It does not smell of perfume, I like that.',
    fair: 'Soft, but the size runs small.|It works well, though the pack was open at the side.',
    bad: 'It leaks and we change sheets every night.|It gave my baby a rash.|It was dry and rough, not what I paid for.',
  },
  feeding: {
    good: 'It boils well and does not change shape.|The milk does not spill, even when she throws it.|Easy to wash, no hidden corner.|My baby accepted it the first day.|The nurse approved.',
    fair: 'Good, only my baby needed some days to accept it.|It works well, though the print is small.',
    bad: 'It leaks from the cover.|It smelt of plastic after ten washes.|It cracked when I boiled it.',
  },
  'baby-gear': {
    good: 'Easy to use with one hand, and you know why.|It is strong and my baby is calm in it.|It folds and enters my boot.|It cleans with one cloth.|Every mother in the compound has asked me.',
    fair: 'Good, but it is heavier than I thought.|It works well, though one part was stiff.',
    bad: 'One part was broken on arrival.|It is not steady, I fear to use it.|The colour faded and the cloth tore.',
  },
  toy: {
    good: 'My daughter has not put it down.|It fell down the stairs and nothing happened.|It makes them think without them knowing.|No sharp edges, I checked with my own hand.|It kept three children quiet for a whole evening.',
    fair: 'Fun, but the colour is rubbing off.|They enjoyed it for a week.|Nice, just smaller than it looks.',
    bad: 'It broke before the birthday finished.|The cover peeled within a week.|It smells of paint, I took it away from the child.',
  },
  rideon: {
    good: 'It carries my big boy without bending.|We joined it together in twenty minutes.|The whole street queues to ride it.|It rolls well on interlocking.|Strong frame, no shaking.',
    fair: 'It rides well, but one screw came loose.|Strong, though two screws were missing.|Good, only it is heavy to carry upstairs.',
    bad: 'A wheel came off on the first day.|It bends under a child of six.|It squeaks and leans to one side.',
  },
  skating: {
    good: 'Smooth wheels, they sing on the plaza.|My boy learnt in three days.|Strong, no wobble at all.|The fit is right and the finishing is clean.',
    fair: 'Good ride, but the wheels are loud.|Fine for learning, not for tricks.',
    bad: 'The wheels stopped turning in one week.|It cracked at the first jump.|One wheel is loose and will not tighten.',
  },
  playground: {
    good: 'It is steady, even with two of them on it.|It has stood in the sun and not faded.|The whole compound comes to my house now.|No sharp corner anywhere.',
    fair: 'The children like it, but setting it up took a day.|Strong, though the colour is lighter than shown.',
    bad: 'It is not steady, I tied it to the wall.|A part broke in the first week.|The screws were not complete.',
  },
  umbrella: {
    good: 'The wind on the bridge could not turn it.|It opens at one press.|Two of us stayed dry under it.|Light in the bag, strong in the rain.',
    fair: 'It keeps rain out, but the sleeve is small.|Good, only the button is stiff.',
    bad: 'It turned over in the first small wind and stayed so.|One rib broke on the second day.|Water drips through the middle.',
  },
  gift: {
    good: 'The celebrant screamed when she saw it.|The colours matched our theme exactly.|It was packed so well that I had to add nothing.|Our pictures came out beautiful.|Everybody thought I spent much more.',
    fair: 'Nice, but a few were faulty.|It did its work, only the colour was lighter.',
    bad: 'It spoilt before the guests came.|It arrived a day after the party.|It was squeezed flat in the carton.',
  },
  plant: {
    good: 'It arrived standing and has two new leaves.|It brings life to my office.|The roots were wet and well wrapped.|Strong and green, no insect on it.',
    fair: 'Healthy, but smaller than I thought.|It is growing, though one leaf was bent.',
    bad: 'It was dry like firewood when it came.|It died the same week.|The pot was broken and the soil was gone.',
  },
  seeds: {
    good: 'Almost every seed came out.|They are taller than my fence now.|The date on the packet is this year.|Easy to plant, the note was clear.',
    fair: 'Most are growing, a few refused.|Good seeds, but the packet is small.',
    bad: 'Nothing has come out of the soil.|They were mouldy in the packet.|What came out is not what was written.',
  },
  flowers: {
    good: 'It lasted nine days in water.|My wife smiled, so mission accomplished.|Fresh, with dew still on it.|The card was written exactly as I said.',
    fair: 'Fresh, although two stems were bent.|Pretty, but smaller than in the picture.',
    bad: 'It was already drooping at the door.|It came a day after the anniversary.|Half of the petals were in the box.',
  },
  craft: {
    good: 'You can see the hand of the maker in it.|Strong weaving, it carries my whole market.|It keeps its colour in the sun.|It looks fine on the wall when it rests.',
    fair: 'Well made, but the dye smells a little.|Pretty, though lighter than I expected.',
    bad: 'It came apart at the handle.|It is much smaller than in the picture.|The colour stained my dress.',
  },
  sewing: {
    good: 'It does not snap on the machine.|Every colour that I needed is there.|My apprentice uses it every day.|Strong, even on jeans.',
    fair: 'Good, only one spool was short.|The colours are fine, the box is weak.',
    bad: 'It cuts at every bend.|Some spools were half empty.|The colour ran on a white lace.',
  },
};
