import type { DemoCategory } from '../types.ts';

/** Machines, books, sport and music. */
export const workAndPlayCategories: readonly DemoCategory[] = [
  {
    name: 'Electronics',
    code: 'ELE',
    description: 'Televisions, computers, sound, cameras and the power to run them through any blackout.',
    returnPolicy: 'Faulty goods are put right within 14 days. Keep the box and the receipt.',
    shows: ['tv-43-smart', 'laptop-14-i5', 'studio-headphones'],
    subcategories: [
      {
        name: 'Televisions',
        description: 'Smart, small and solar TVs',
        shows: ['tv-43-smart', 'tv-24-solar', 'tv-55-4k'],
      },
      {
        name: 'Computers',
        description: 'Laptops, desktops, printers and drives',
        shows: ['silent-mouse', 'laptop-14-i5', 'laptop-student'],
      },
      {
        name: 'Audio',
        description: 'Headphones, speakers and radios',
        shows: ['studio-headphones', 'pocket-bluetooth-speaker', 'world-band-radio'],
      },
      {
        name: 'Cameras',
        description: 'Cameras for weddings and for safety',
        shows: ['cctv-dome', 'instant-camera', 'mirrorless-camera'],
      },
      {
        name: 'Power & Solar',
        description: 'Generators, inverters, panels and lamps',
        shows: ['rechargeable-lantern', 'solar-panel-450', 'generator-2-5kva'],
      },
      {
        name: 'Home Appliances',
        description: 'Fans, fridges, laundry and cooling',
        shows: ['standing-fan-18', 'standing-fan-basic', 'air-conditioner-1hp'],
      },
    ],
  },
  {
    name: 'Phones & Tablets',
    code: 'PHN',
    description: 'Smartphones, tablets, power banks, earbuds and all that belongs in the pocket.',
    returnPolicy:
      'Return within 7 days if sealed. Faulty goods come back at any time in the warranty: reset your data first.',
    shows: ['tablet-10-lte', 'phone-nova-pro', 'wireless-earbuds'],
    subcategories: [
      {
        name: 'Smartphones',
        description: 'New, used and rugged phones',
        shows: ['phone-lite-64', 'phone-nova-128', 'feature-phone-torch'],
      },
      {
        name: 'Tablets',
        description: 'Tablets for work, school and children',
        shows: ['kids-tablet', 'tablet-10-lte', 'drawing-tablet'],
      },
      {
        name: 'Power Banks',
        description: 'From pocket size to laptop size',
        shows: ['power-bank-20000', 'power-bank-10000-slim', 'power-bank-50000'],
      },
      {
        name: 'Phone Accessories',
        description: 'Earbuds, chargers, cases and cards',
        shows: ['wireless-earbuds', 'fast-charger-33w', 'braided-cable'],
      },
      {
        name: 'Wearables',
        description: 'Smart watches and fitness bands',
        shows: ['smart-watch-fit', 'fitness-band', 'kids-gps-watch'],
      },
    ],
  },
  {
    name: 'Sports & Outdoors',
    code: 'SPT',
    description: 'Football first, then everything else: fitness, rackets, wheels, tents and rods.',
    returnPolicy: 'Return within 14 days, unused. Printed team wear is made for you and cannot come back.',
    shows: ['league-trophy', 'match-football-5', 'sports-stopwatch'],
    subcategories: [
      {
        name: 'Football',
        description: 'Balls, boots, vests and goals',
        shows: ['match-football-5', 'green-training-jersey', 'turf-boots'],
      },
      {
        name: 'Ball & Racket Sports',
        description: 'Basketball, tennis, cricket and more',
        shows: ['street-basketball', 'table-tennis-bats', 'badminton-pair'],
      },
      {
        name: 'Fitness',
        description: 'Weights, mats, gloves and bottles',
        shows: ['steel-water-bottle', 'yoga-mat-tpe', 'dumbbell-pair-10'],
      },
      {
        name: 'Cycling & Skating',
        description: 'Bicycles, boards and skates',
        shows: ['mountain-bike-26', 'quad-roller-skates', 'maple-skateboard'],
      },
      {
        name: 'Camping & Fishing',
        description: 'Tents, torches, rods and rings',
        shows: ['led-torch', 'two-person-tent', 'fishing-rod-kit'],
      },
    ],
  },
  {
    name: 'Books & Stationery',
    code: 'BKS',
    description: 'Novels, tales and textbooks in four languages, school supplies and the tidy office.',
    returnPolicy: 'Return within 14 days if the pages are clean. Misprinted copies are replaced at any time.',
    shows: ['desk-globe', 'cookbook-naija', 'hb-pencils-24'],
    subcategories: [
      {
        name: 'Books',
        description: 'Novels, tales, cookbooks and exams',
        shows: ['jamb-past-questions', 'novel-market-days', 'folktales-ijapa'],
      },
      {
        name: 'School Supplies',
        description: 'Exercise books, bags and calculators',
        shows: ['exercise-books-12', 'scientific-calculator', 'school-backpack-kids'],
      },
      {
        name: 'Writing & Art',
        description: 'Pens, pencils, paint and brushes',
        shows: ['ballpoint-box-50', 'hb-pencils-24', 'wax-crayons-jumbo'],
      },
      {
        name: 'Office',
        description: 'Notebooks, files and planners',
        shows: ['hardcover-notebook', 'wall-calendar', 'office-scissors'],
      },
    ],
  },
  {
    name: 'Gaming',
    code: 'GAM',
    description: 'Consoles and games, many of them made at home, and the boards and cards of our childhood.',
    returnPolicy: 'Sealed games within 7 days. Faulty consoles and pads are replaced within 14 days.',
    shows: ['console-arena-x', 'gaming-headset', 'wireless-game-pad'],
    subcategories: [
      {
        name: 'Consoles',
        description: 'For the television and for the hand',
        shows: ['handheld-retro', 'tv-game-stick', 'console-arena-x'],
      },
      {
        name: 'Games',
        description: 'Racing, football, adventure and quiz',
        shows: ['game-super-league', 'game-lagos-drift', 'game-sango'],
      },
      {
        name: 'Controllers & Accessories',
        description: 'Pads, headsets, keyboards and chairs',
        shows: ['wireless-game-pad', 'gaming-headset', 'mechanical-keyboard'],
      },
      {
        name: 'Board Games',
        description: 'Ayò, ludo, chess, cards and darts',
        shows: ['whot-cards', 'ludo-dice', 'ayo-olopon'],
      },
    ],
  },
  {
    name: 'Music & Instruments',
    code: 'MUS',
    description: 'Talking drums and trumpets, guitars and keyboards, microphones and everything for the praise team.',
    returnPolicy: 'Return within 14 days as it came. For hygiene, reeds and mouthpieces cannot come back.',
    shows: ['djembe-12', 'dundun-talking-drum', 'trumpet-bb'],
    subcategories: [
      {
        name: 'Drums & Percussion',
        description: 'Dùndún, djembe, ṣẹ̀kẹ̀rẹ̀ and bells',
        shows: ['dundun-talking-drum', 'shekere-beaded', 'maracas-pair'],
      },
      {
        name: 'Strings',
        description: 'Guitars, basses and violins',
        shows: ['guitar-strings-3', 'electric-guitar-set', 'violin-4-4'],
      },
      {
        name: 'Keys & Wind',
        description: 'Keyboards, trumpets and flutes',
        shows: ['keyboard-61', 'keyboard-32-kids', 'wooden-recorder-flute'],
      },
      {
        name: 'Recording',
        description: 'Microphones, mixers and scores',
        shows: ['condenser-microphone', 'wireless-mic-pair', 'afrobeat-sheet-music'],
      },
    ],
  },
  {
    name: 'Tools & Auto',
    code: 'TLS',
    description: 'Hand tools, power tools, car and motorcycle parts and the gear that keeps workers safe.',
    returnPolicy: 'Return within 10 days, unused. Batteries and machines are covered by their warranty.',
    shows: ['cordless-drill-21v', 'mechanic-toolbox', 'claw-hammer'],
    subcategories: [
      {
        name: 'Hand Tools',
        description: 'Hammers, spanners, saws and ladders',
        shows: ['builders-padlock', 'spanner-set-14', 'screwdriver-set'],
      },
      {
        name: 'Power Tools',
        description: 'Drills, grinders, pumps and bulbs',
        shows: ['led-bulbs-10', 'extension-box-6', 'cordless-drill-21v'],
      },
      {
        name: 'Car & Motorcycle',
        description: 'Batteries, tyres, oils and two-wheelers',
        shows: ['engine-oil-4l', 'jump-starter', 'car-tyre-195'],
      },
      {
        name: 'Safety & Site',
        description: 'Helmets, vests, gloves and extinguishers',
        shows: ['reflective-vest', 'fire-extinguisher-6kg', 'work-gloves-12'],
      },
    ],
  },
];
