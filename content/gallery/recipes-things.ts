/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const THINGS = `
1701 | Engraving | b | Shoulder | M | a sun with a calm face and long rays
1702 | Minimalist | b | Ankle | F | a small sun in one line
1703 | Ornamental | b | Sternum | F | a sun with a crescent moon and beads
1704 | Tribal | b | Shoulder | M | a tribal sun
1705 | Traditional American | c | Calf | M | a red sun rising behind mountains
1711 | Fine Line | b | Ankle | F | a constellation with three bright stars
1712 | Old School | c | Hand | M | a nautical star
1713 | Watercolor | c | Shoulder | F | a shooting star over a galaxy
1714 | Minimalist | b | Wrist | F | three small stars
1715 | Dotwork | b | Forearm | O | stars falling from a crescent moon
1721 | Blackwork | b | Forearm | M | a skull with a candle on top
1722 | Realistic | b | Shoulder | M | a skull with roses in its eyes
1723 | Neo Traditional | c | Thigh | F | a skull with flowers and a crown
1724 | Biomechanical | b | Half Sleeve | M | a skull with gears and pistons
1725 | 3D | b | Calf | M | a skull breaking through the skin
1731 | Traditional American | c | Calf | M | a dagger through a rose
1732 | Fine Line | b | Forearm | F | a slim dagger with a snake
1733 | Engraving | b | Thigh | M | an ornate dagger with a jewelled hilt
1734 | Ornamental | b | Sternum | F | a dagger with hanging chains and lace
1735 | Old School | c | Forearm | M | a dagger through a heart with a banner that says "NO REGRETS"
1741 | Traditional American | c | Chest | M | a heart with a banner that says "MOM"
1742 | Realistic | b | Chest | O | an anatomical heart with flowers growing out of it
1743 | Minimalist | b | Finger | F | a tiny heart
1744 | Biomechanical | b | Chest | M | an anatomical heart with pipes and gears
1745 | Old School | c | Shoulder | F | a sacred heart with flames and thorns
1751 | Realistic | b | Forearm | M | a cross with a rosary
1752 | Minimalist | b | Wrist | O | a small plain cross
1753 | Ornamental | b | Back | M | a celtic cross with knotwork
1754 | Black and White | b | Chest | M | a cross with doves and clouds
1755 | 3D | b | Shoulder | M | a stone cross with a crack
1761 | Engraving | b | Chest | M | a crown on a cushion with a sword below
1762 | Minimalist | b | Finger | F | a tiny crown
1763 | Neo Traditional | c | Thigh | F | a crown with peonies and jewels
1764 | Lettering | b | Forearm | M | a crown above "Mateo"
1765 | Realistic | b | Shoulder | O | a crown of gold with rubies
1771 | Realistic | b | Forearm | M | an hourglass with roses and a skull
1772 | Surreal | b | Half Sleeve | O | an hourglass with a forest above and a desert below
1773 | Engraving | b | Calf | M | an hourglass with wings
1774 | Watercolor | c | Shoulder | F | an hourglass with a galaxy for sand
1775 | Old School | c | Forearm | M | an hourglass with a banner that says "NOT YET"
1781 | Fine Line | b | Forearm | F | an arrow with feathers and small flowers
1782 | Minimalist | b | Finger | O | a plain arrow
1783 | Geometric | b | Forearm | M | an arrow through three triangles
1784 | Tribal | b | Forearm | M | two crossed arrows
1785 | Watercolor | c | Ankle | F | an arrow with splashes of pink and blue
`
