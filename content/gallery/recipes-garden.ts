/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const GARDEN = `
1601 | Traditional American | c | Hand | O | a red rose with leaves
1602 | Fine Line | b | Sternum | F | a rose with a long stem and thorns
1603 | Realistic | b | Shoulder | F | three roses with dew drops
1604 | Black and White | b | Hand | M | a rose opening on the back of the hand
1605 | Neo Traditional | c | Thigh | F | a rose with a key and pearls
1611 | Dotwork | b | Sternum | F | a lotus turning into an unalome
1612 | Ornamental | b | Back | F | a lotus with lace and hanging beads
1613 | Minimalist | b | Ankle | F | a small lotus in one line
1614 | Japanese | c | Forearm | O | a pink lotus on dark water
1615 | Geometric | b | Forearm | M | a lotus inside a triangle
1621 | Realistic | c | Thigh | F | a lily with three buds
1622 | Fine Line | b | Forearm | F | a lily of the valley
1623 | Watercolor | c | Shoulder | F | a tiger lily in orange
1624 | Engraving | b | Calf | F | two lilies with long leaves
1625 | Negative Space | b | Ankle | O | a white lily on a black circle
1631 | Neo Traditional | c | Shoulder | F | a peony with a crescent moon
1632 | Japanese | c | Half Sleeve | F | peonies with wind bars and clouds
1633 | Fine Line | b | Sternum | F | a large open peony with buds
1634 | Blackwork | b | Thigh | O | a black peony with a snake
1635 | Sketch | b | Forearm | F | peony sketched with soft pencil
1641 | Watercolor | c | Forearm | F | a sunflower in yellow with splashes
1642 | Fine Line | b | Ankle | F | a small sunflower with two leaves
1643 | Realistic | c | Shoulder | F | a sunflower with a butterfly
1644 | Dotwork | b | Calf | O | a sunflower whose centre is a mandala
1645 | Lettering | b | Forearm | F | a sunflower with "Grow Slowly"
1651 | Japanese | c | Forearm | F | a branch of cherry blossoms in the wind
1652 | Fine Line | b | Shoulder | F | a cherry blossom branch along the collarbone
1653 | Watercolor | c | Back | F | cherry blossoms in pink with falling petals
1654 | Minimalist | b | Wrist | F | one cherry blossom
1655 | Ornamental | b | Thigh | F | cherry blossoms around a fan and a moon
1661 | Ornamental | b | Back | O | a large mandala with fine lace
1662 | Dotwork | b | Hand | F | a mandala on the back of the hand
1663 | Geometric | b | Forearm | M | half a mandala, half lines
1664 | Negative Space | b | Shoulder | M | a mandala cut out of solid black
1665 | Blackwork | b | Sternum | F | a mandala with a lotus in the middle
1671 | Engraving | b | Back | M | a tree of life with deep roots
1672 | Dotwork | b | Calf | O | the tree of life in a circle
1673 | Fine Line | b | Shoulder | F | the tree of life with birds
1674 | Watercolor | c | Back | F | the tree of life through four seasons
1675 | Tribal | b | Chest | M | a tree of life with knotted roots
1681 | Fine Line | b | Forearm | M | a mountain range with pine trees
1682 | Geometric | b | Calf | M | mountains inside a triangle with a sun
1683 | Minimalist | b | Wrist | O | a small mountain
1684 | Dotwork | b | Half Sleeve | M | mountains, a lake and a full moon
1685 | Watercolor | c | Ankle | F | mountains at sunrise in pink and blue
1691 | Realistic | b | Forearm | O | a full moon behind thin clouds
1692 | Dotwork | b | Sternum | F | moon phases in a row
1693 | Engraving | b | Shoulder | F | a moon with a sleeping face and stars
1694 | Surreal | b | Back | O | a moon hanging from a thread above the sea
1695 | Fine Line | b | Finger | F | a thin crescent moon
`
