import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { siteServiceText } from '@vitrin/ui/text/website/siteService';
import { useState } from 'react';
import { PictureLightbox } from '../parts/PictureLightbox/PictureLightbox.tsx';
import { PictureWall } from '../parts/PictureWall/PictureWall.tsx';

export type ServicePicturesProps = {
  title: string;
  /** Its pictures besides the main one. */
  pictures: readonly ListedImage[];
};

const { picture: pictureName } = siteMediaText.pictures;

/** A service's further pictures, each of which opens enlarged. */
export function ServicePictures(props: ServicePicturesProps) {
  const { title, pictures } = props;
  const [enlarged, setEnlarged] = useState<number>();
  const items = pictures.map((image, index) => ({
    image,
    title: image.alt || pictureName(index + 1),
    note: title,
  }));
  return (
    <>
      <PictureWall
        number={null}
        title={siteServiceText.pictures}
        pictures={pictures}
        nameOf={(index) => pictureName(index + 1)}
        onEnlarge={setEnlarged}
      />
      <PictureLightbox items={items} index={enlarged} onShow={setEnlarged} />
    </>
  );
}
