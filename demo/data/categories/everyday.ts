import type { DemoCategory } from '../types.ts';

/** Wear, food, home and family. */
export const everydayCategories: readonly DemoCategory[] = [
  {
    name: 'Fashion',
    code: 'FSH',
    description:
      'Adìrẹ, ankara and aṣọ-òkè, native wear and everyday clothes, shoes from Aba and jewellery from Benin.',
    returnPolicy: 'Exchange or return within 7 days, unworn and with its tags. Cloth cut to your order stays with you.',
    look: { object: 'dress', cloth: 'ankara-sun', beside: [{ object: 'handbag', cloth: 'asooke-wine' }] },
    subcategories: [
      {
        name: 'Women',
        description: 'Gowns, blouses, boubous and jeans',
        look: { object: 'womans-clothes', cloth: 'adire-sky' },
      },
      {
        name: 'Men',
        description: 'Kaftans, agbádá, shirts and caps',
        look: { object: 'kaftan', tint: '#1d5c8a', accent: '#f3cf73' },
      },
      {
        name: 'Fabrics',
        description: 'Cloth by the yard and ready gèlè',
        look: { object: 'fabric-stack', cloth: 'ankara-rose' },
      },
      {
        name: 'Shoes',
        description: 'Trainers, heels, slippers and boots',
        look: { object: 'running-shoe', hue: 150, saturation: 2.2 },
      },
      { name: 'Bags', description: 'Handbags, backpacks and briefcases', look: { object: 'handbag' } },
      {
        name: 'Jewellery & Accessories',
        description: 'Beads, rings, watches and sunglasses',
        look: { object: 'watch', hue: 150, beside: ['ring'] },
      },
    ],
  },
  {
    name: 'Groceries',
    code: 'GRO',
    description: 'Garri, rice, oils, spices, drinks and fresh produce from farms in every zone of the country.',
    returnPolicy: 'Fresh goods: tell us within 24 hours with a photograph. Sealed packs: within 3 days of delivery.',
    look: { object: 'basket', beside: ['tomato', 'banana'] },
    subcategories: [
      {
        name: 'Rice & Grains',
        description: 'Rice, beans, acha and maize',
        look: { object: 'sack', tint: '#f3e6c4', accent: '#b45309', emblem: 'sheaf-of-rice' },
      },
      {
        name: 'Garri & Swallow',
        description: 'Garri, yam and flours for swallow',
        look: { object: 'open-sack', tint: '#f2c14e', accent: '#8a5a2b' },
      },
      {
        name: 'Oils & Spices',
        description: 'Palm oil, honey, crayfish and pepper',
        look: { object: 'oil-bottle', tint: '#c2410c', accent: '#166534', emblem: 'palm-tree', beside: ['hot-pepper'] },
      },
      {
        name: 'Fresh Produce',
        description: 'Tomatoes, yams, fruit and vegetables',
        look: { object: 'pineapple', beside: ['mango'] },
      },
      {
        name: 'Drinks',
        description: 'Zobo, cocoa and juices',
        look: { object: 'beverage-box', beside: ['tangerine'] },
      },
      {
        name: 'Snacks & Tins',
        description: 'Chin-chin, kuli-kuli, noodles and tins',
        look: { object: 'snack-jar', tint: '#d08b3c', accent: '#7c2d12', emblem: 'cookie' },
      },
    ],
  },
  {
    name: 'Beauty & Health',
    code: 'BTY',
    description: 'Shea butter, black soap, wigs, perfume and the things a family medicine shelf should hold.',
    returnPolicy: 'Unopened goods within 7 days. For hygiene, opened cosmetics and worn wigs cannot come back.',
    look: { object: 'lotion-bottle', beside: ['lipstick'] },
    subcategories: [
      {
        name: 'Skin Care',
        description: 'Butters, soaps, lotions and sunscreen',
        look: { object: 'cream-jar', tint: '#e9c9a8', accent: '#be185d' },
      },
      {
        name: 'Hair & Wigs',
        description: 'Wigs, braids, oils and tools',
        look: { object: 'wig-curly', tint: '#2b1a14' },
      },
      {
        name: 'Fragrance',
        description: 'Perfume, oud and incense',
        look: { object: 'perfume', tint: '#7c3aed', accent: '#f5d0fe' },
      },
      {
        name: 'Make-up',
        description: 'Lips, eyes, nails and mirrors',
        look: { object: 'lipstick', hue: -30, beside: ['mirror'] },
      },
      { name: 'Health', description: 'Monitors, vitamins and first aid', look: { object: 'stethoscope', hue: 120 } },
    ],
  },
  {
    name: 'Home & Kitchen',
    code: 'HOM',
    description: 'Furniture, cookware, small machines, bedding and decor for parlours of every size.',
    returnPolicy: 'Return within 10 days, unused and in its packing. Large furniture is collected for a fee.',
    look: { object: 'couch-and-lamp', hue: 150 },
    subcategories: [
      {
        name: 'Furniture',
        description: 'Sofas, beds, chairs and wardrobes',
        look: { object: 'sofa', tint: '#0f766e' },
      },
      { name: 'Cookware', description: 'Pots, pans, knives and plates', look: { object: 'pot-of-food' } },
      {
        name: 'Small Appliances',
        description: 'Blenders, kettles, irons and cookers',
        look: { object: 'blender', tint: '#b91c1c' },
      },
      {
        name: 'Bedding & Decor',
        description: 'Duvets, pillows, clocks and art',
        look: { object: 'throw-pillow', cloth: 'ankara-sea' },
      },
      {
        name: 'Cleaning',
        description: 'Brooms, buckets, tissue and sponges',
        look: { object: 'bucket', beside: ['sponge'] },
      },
    ],
  },
  {
    name: 'Baby & Toys',
    code: 'BAB',
    description: 'Care and feeding for the small ones, toys that teach, and things to ride on in the compound.',
    returnPolicy: 'Exchange of sizes within 30 days. Toys in their box within 14 days. Opened food cannot come back.',
    look: { object: 'teddy-bear', beside: ['balloon'] },
    subcategories: [
      {
        name: 'Baby Care',
        description: 'Diapers, strollers, bath and clothes',
        look: { object: 'stroller', tint: '#0ea5e9' },
      },
      { name: 'Feeding', description: 'Bottles, bowls, cereal and milk', look: { object: 'baby-bottle', hue: 160 } },
      {
        name: 'Toys',
        description: 'Bears, blocks, puzzles and trains',
        look: { object: 'building-blocks', beside: ['teddy-bear'] },
      },
      {
        name: 'Ride-ons & Outdoor Play',
        description: 'Scooters, horses, tractors and slides',
        look: { object: 'kick-scooter', hue: 140 },
      },
    ],
  },
  {
    name: 'Others',
    code: 'OTH',
    description: 'Gifts, plants, crafts and travel things that fit on no other shelf.',
    returnPolicy: 'Return within 7 days in its packing. Living plants and flowers: tell us on the day they arrive.',
    look: { object: 'wrapped-gift', beside: ['potted-plant'] },
    subcategories: [
      {
        name: 'Gifts & Party',
        description: 'Boxes, balloons, poppers and cakes',
        look: { object: 'party-popper', beside: ['wrapped-gift'] },
      },
      {
        name: 'Plants & Garden',
        description: 'Potted plants, seeds and flowers',
        look: { object: 'potted-plant', beside: ['sunflower'] },
      },
      {
        name: 'Crafts & Sewing',
        description: 'Thread, yarn, baskets and pottery',
        look: { object: 'thread', hue: 120, beside: ['basket'] },
      },
      {
        name: 'Travel',
        description: 'Suitcases, umbrellas, hats and clocks',
        look: { object: 'luggage', hue: 130, beside: ['umbrella'] },
      },
    ],
  },
];
