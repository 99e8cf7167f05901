import type { Idea } from '#content/ideas/idea.ts'

export const ship: Idea = {
  name: 'Ship',
  tags: ['sailing-ship', 'ship', 'ship-wheel', 'clipper-ship', 'viking-ship'],
  description:
    'A tall ship under full sail, a longboat or a paper-simple hull. For voyages, risk, coming home, and those lost at sea.',
  meaning: `<p>Leaving harbour is a good picture for most of life. A ship stands for <strong>voyage, risk and homecoming</strong>; “Homeward Bound” on a ribbon under full sails has been on flash sheets for more than a century. A full-rigged ship is said to mark a sailor who <strong>rounded Cape Horn</strong>, which is lore of the same sort as the swallow’s miles: widely told, never written down as a rule.</p>
<p>Ships have carried the dead and the holy since Egypt; the cedar boat buried beside Khufu’s pyramid is some 4,500 years old. The Oseberg ship was buried with two women in Norway in 834. A church’s nave is named after <em>navis</em>, ship. Plutarch asks whether the ship of Theseus, with every plank replaced, is still the same, a favourite with people who have rebuilt themselves.</p>
<p>Ships also carried conquest and the slave trade, and a proud galleon can look different to those whose forebears lay in the hold. Choose a vessel with a story you can stand behind: a fishing boat, a lifeboat, a clipper, grandfather’s freighter. The <strong>double-hulled canoes</strong> of Polynesia, such as the <em>Hōkūleʻa</em> launched in 1975, are a living pride of their peoples; their sail marks and carvings should be drawn with somebody who knows them.</p>`,
  faqItems: [
    {
      question: 'Which ship shall I choose?',
      answer:
        'Clipper for speed, galleon for adventure, longship for the North, schooner for fishing families, lifeboat for rescue. A ship that really existed can be drawn from plans.',
    },
    {
      question: 'How much rigging is realistic?',
      answer:
        'Ten lines where the real ship has hundreds. Parallel ropes closer than a millimetre turn into a veil.',
    },
    {
      question: 'Where do ships look best?',
      answer:
        'Chest, upper arm, thigh, back and calf, with waves running round the limb. On the chest the bow should point to the heart or to the front.',
    },
    {
      question: 'What is the smallest useful ship?',
      answer:
        'A hull, a mast and two sails from 2.5 cm, like a child’s drawing. Three masts need 8 cm.',
    },
    {
      question: 'Is a storm scene too much?',
      answer:
        'Storms give movement and hide edges, good for cover-ups. Keep the sails light so that the ship stays the brightest thing.',
    },
  ],
}
